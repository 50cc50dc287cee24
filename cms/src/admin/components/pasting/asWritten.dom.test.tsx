import { expect, test } from 'vitest'
import { asWritten } from './asWritten'

const HERE = 'https://rasikh.example'

/** A row of a list as Word puts it on the clipboard. */
const row = (text: string, mark = '·', level = 1) =>
  `<p class=MsoListParagraph dir=RTL style='mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
  `<span style='font-family:Symbol;mso-list:Ignore'>${mark}<span>&nbsp;&nbsp; </span></span><![endif]><span>${text}</span></p>`

const plain = (html: string) => html.replace(/<!--.*?-->|<\/?span>/g, '')

test.each([
  ['with points', row('الأول') + row('الثاني'), '<ul><li>الأول</li><li>الثاني</li></ul>'],
  ['that is counted', row('One', '1.') + row('Two', '2.'), '<ol><li>One</li><li>Two</li></ol>'],
  ['counted in Arabic', row('واحد', '١-'), '<ol><li>واحد</li></ol>'],
  [
    'within another',
    row('Out') + row('In', '1)', 2) + row('Out again'),
    '<ul><li>Out<ol><li>In</li></ol></li><li>Out again</li></ul>',
  ],
  [
    'after a paragraph, and another one',
    `${row('One')}<p>Between</p>${row('Two')}`,
    '<ul><li>One</li></ul><p>Between</p><ul><li>Two</li></ul>',
  ],
])('a list of Word %s comes as a list', (_which, pasted, expected) => {
  expect(plain(asWritten(pasted, HERE).html)).toBe(expected)
})

test('pictures that lie elsewhere stay behind and are counted, those that come along or are ours do not', () => {
  const kept = `<img src="data:image/png;base64,AAAA"><img src="${HERE}/api/media/file/a.png">`
  const pasted = `<p>Text<img src="https://docs.example/a.png"><img src="file:///C:/a.png">${kept}</p>`

  expect(asWritten(pasted, HERE)).toEqual({ html: `<p>Text${kept}</p>`, picturesLeftOut: 2 })
})

test('anything else comes as it is', () => {
  const pasted = '<b id="docs-internal-guid-1"><p dir="ltr">Plain</p><ul><li>One</li></ul></b>'

  expect(asWritten(pasted, HERE)).toEqual({ html: pasted, picturesLeftOut: 0 })
})
