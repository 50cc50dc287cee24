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

  expect(asWritten(pasted, HERE)).toEqual({ html: `<p>Text${kept}</p>`, linksLeftOut: 0, picturesLeftOut: 2 })
})

test('headings below a title stay below it, and begin where the site has them', () => {
  const pasted = '<h1 dir="rtl">عنوان</h1><h2>فصل</h2><h3>جزء</h3><h4>تفصيل</h4>'

  expect(asWritten(pasted, HERE).html).toBe('<h2 dir="rtl">عنوان</h2><h3>فصل</h3><h4>جزء</h4><h4>تفصيل</h4>')
  expect(asWritten('<h2>One</h2><h3>Two</h3>', HERE).html).toBe('<h2>One</h2><h3>Two</h3>')
})

test('links that lead nowhere from here leave their words, and those that somebody may miss are counted', () => {
  const marks = '<a name="_Toc1">Outlook</a><a href="#_ftn1">[1]</a>'
  const lost = '<a href="file:///C:/a.docx">file</a><a href=" javascript:alert(1)">run</a><a href="b.html">page</a>'
  const kept = '<a href="https://example.org/تقرير">report</a><a href="mailto:a@example.org">mail</a>'

  expect(asWritten(`<p>${marks}${lost}${kept}</p>`, HERE)).toEqual({
    html: `<p>Outlook[1]filerunpage${kept}</p>`,
    linksLeftOut: 3,
    picturesLeftOut: 0,
  })
  expect(asWritten('<a href="https://example.org/a b.pdf ">spaced</a>', HERE).html).toBe(
    '<a href="https://example.org/a%20b.pdf">spaced</a>',
  )
})

test('words stand where the words of the site stand, whatever alignment they come with', () => {
  const pasted =
    '<p dir="rtl" style="line-height:1.4;text-align:right">نص</p><p align=center style="TEXT-ALIGN: justify; color:red">نص</p>'

  expect(asWritten(pasted, HERE).html).toBe('<p dir="rtl" style="line-height:1.4;">نص</p><p style="; color:red">نص</p>')
})

test('lines that are empty in Word bring no line of a space', () => {
  const pasted =
    '<p>One</p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><p>Two</p><table><tbody><tr><td><p>&nbsp;</p></td></tr></tbody></table>'

  expect(asWritten(pasted, HERE).html).toBe(pasted.replace('<p class="MsoNormal"><o:p>&nbsp;</o:p></p>', ''))
})

test('anything else comes as it is', () => {
  const pasted = '<b id="docs-internal-guid-1"><h2>Head</h2><p dir="ltr">Plain</p><ul><li>One</li></ul></b>'

  expect(asWritten(pasted, HERE)).toEqual({ html: pasted, linksLeftOut: 0, picturesLeftOut: 0 })
})
