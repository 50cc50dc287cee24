import { expect, test } from 'vitest'
import { isHarmlessSvg } from './isHarmlessSvg'

const svg = (inner: string, attributes = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"${attributes}>${inner}</svg>`)

test('drawings as programs write them are harmless', () => {
  const drawings = [
    svg('<path d="M0 0h1v1z" fill="url(#a)"/><text x="1">شعار &amp; Co</text>'),
    svg('<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><use href="#a"/>'),
    svg(
      '<style>.a{fill:#fff}</style><g class="a" style="fill:url(#a)"><image href="data:image/png;base64,iVBOR="/></g>',
    ),
    svg('<defs><style type="text/css">\n<![CDATA[\n.fil0 {fill:#2B2A29;font-family:"A\\26 B"}\n]]>\n</style></defs>'),
    svg('<style/><g/>'),
    Buffer.from(
      '<?xml version="1.0" encoding="UTF-8"?>\n<!-- Inkscape -->\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1"><inkscape:grid id="g"/></svg>\n',
    ),
  ]
  for (const drawing of drawings) expect(isHarmlessSvg(drawing), drawing.toString()).toBe(true)
})

test('what runs, leads out or is not understood is refused', () => {
  const bad = [
    svg('<script>alert(1)</script>'),
    svg('<SCRIPT>alert(1)</SCRIPT>'),
    svg('<svg:script>alert(1)</svg:script>'),
    svg('<y:script>alert(1)</y:script>', ' xmlns:y="http://www.w3.org/2000/svg"'),
    svg('<inkscape:script>1</inkscape:script>', ' xmlns:inkscape="http://www.w3.org/2000/svg"'),
    svg('', ' onload="alert(1)"'),
    svg('<g ONCLICK="alert(1)"/>'),
    svg('<a href="javascript:alert(1)"><text>x</text></a>'),
    svg('<a href="&#106;avascript:alert(1)"><text>x</text></a>'),
    svg('<a xlink:href="https://evil.example"><text>x</text></a>', ' xmlns:xlink="http://www.w3.org/1999/xlink"'),
    svg('<use href="https://evil.example/x.svg#a"/>'),
    svg('<use href="data:image/svg+xml;base64,PHN2Zz4="/>'),
    svg('<image href="file:///etc/passwd"/>'),
    svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
    svg('<animate attributeName="href" values="javascript:alert(1)"/>'),
    svg('<style>@import "//evil.example/x.css";</style>'),
    svg('<style>a{background:url(//evil.example/x)}</style>'),
    svg('<g style="fill:u\\72l(//evil.example)"/>'.replace('u\\72l', 'url')),
    svg('<style>a{background:\\75rl(//evil.example/x)}</style>'),
    svg('<style>a{background:u&#92;72 l(//evil.example/x)}</style>'),
    svg('<style>@\\69mport "//evil.example/x.css";</style>'),
    svg('<style>a{}<g/>a{background:url(//evil.example/x)}</style>'),
    svg('<svg:style>a{background:url(//evil.example/x)}</svg:style>', ' xmlns:svg="http://www.w3.org/2000/svg"'),
    svg('<style>a{background:image-set("//evil.example/x" 1x)}</style>'),
    svg('<g style="mask-image:image-set(\'//evil.example/x\' 1x)"/>'),
    svg('<style><![CDATA[a{background:url(//evil.example/x)}]]></style>'),
    svg('<style><![CDATA[a{}]]><![CDATA[<script>1</script>]]></style>'),
    svg('<![CDATA[<script>1</script>]]>'),
    Buffer.from(
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>',
    ),
    Buffer.from('<?xml-stylesheet href="x.xsl"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.from('<html><svg/></html>'),
    Buffer.from('<svg xmlns="http://www.w3.org/1999/xhtml"><a/></svg>'),
    Buffer.from('<svg><p title="<script>"></p></svg>'),
    Buffer.from('GIF89a<svg/>'),
  ]
  for (const drawing of bad) expect(isHarmlessSvg(drawing), drawing.toString()).toBe(false)
})

test('a sign that no text holds is refused: a reader of other letters may find tags between such signs', () => {
  expect(isHarmlessSvg(svg('<text>a b</text>'))).toBe(true)
  expect(isHarmlessSvg(svg('<text>a\0b</text>'))).toBe(false)
})
