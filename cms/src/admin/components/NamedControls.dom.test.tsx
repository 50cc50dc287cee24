import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { momentOf } from '@/admin/momentOf'
import { CompanyZone } from './companyTime/CompanyZone'
import { NamedControls } from './NamedControls'

const language = vi.hoisted(() => ({ now: 'en' }))

vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({ i18n: { language: language.now } }) }))

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
  language.now = 'en'
})

const row = (title: string) =>
  `<tr><td class="cell-_select"><div class="select-row"><input type="checkbox" aria-label=""></div></td><td><a href="/1">${title}</a></td></tr>`

const hereZone = Intl.DateTimeFormat().resolvedOptions().timeZone

function show(html: string, timeZone = hereZone) {
  const page = document.createElement('main')
  page.innerHTML = html
  document.body.append(page)
  render(
    <CompanyZone timeZone={timeZone}>
      <NamedControls>{null}</NamedControls>
    </CompanyZone>,
  )
  return page
}

test('arrows, popups, checkboxes and dates of a screen say what they do', () => {
  show(`
    <button class="clickable-arrow clickable-arrow--left"><svg></svg></button>
    <table><thead><tr><th><input type="checkbox" id="select-all" aria-label="" aria-labelledby="select-all"></th></tr></thead>
    <tbody>${row('Zakat in 2026')}</tbody></table>
    <div class="clipboard-action__popup"><button class="popup-button"></button></div>
    <button class="popup-button"></button>
    <div class="field-type"><label class="field-label">Answer by<span>*</span></label><div class="date-time-picker"><input type="text"></div></div>`)

  for (const name of ['Previous page', 'Copy and paste', 'More actions'])
    expect(screen.getByRole('button', { name })).toBeTruthy()
  for (const name of ['Select all on this page', 'Select “Zakat in 2026”'])
    expect(screen.getByRole('checkbox', { name })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Answer by' })).toBeTruthy()
})

test('what comes later is named too, in the language of the reader', async () => {
  language.now = 'ar'
  const page = show('')
  page.innerHTML = `<table><tbody>${row('الزكاة')}</tbody></table>`

  expect(await screen.findByRole('checkbox', { name: 'تحديد «الزكاة»' })).toBeTruthy()
  for (const link of page.querySelectorAll('td a')) link.textContent = 'الضريبة'
  expect(await screen.findByRole('checkbox', { name: 'تحديد «الضريبة»' })).toBeTruthy()
})

test.each([
  ['what a pointer is told', '<span class="tooltip">إضافة مسمى وظيفي</span>', 'إضافة مسمى وظيفي'],
  ['what it does', '', 'إضافة جديد'],
])('a button that Payload names by an object is named by %s', (_how, tooltip, name) => {
  language.now = 'ar'
  show(
    `<button class="relationship-add-new__add-button" aria-label="إضافة [object Object]">${tooltip}<svg></svg></button>`,
  )

  expect(screen.getByRole('button', { name })).toBeTruthy()
})

test('what Payload names in English, whoever reads, is named in the language of the reader', () => {
  language.now = 'ar'
  show(`
    <button aria-label="add dropdown"></button><button aria-label="text dropdown"></button>
    <button aria-label="Edit link"></button><button aria-label="Edit menu"></button>
    <button class="relationship--multi-value-label__drawer-toggler" aria-label="Edit الأمن السيبراني"></button>
    <section aria-label="Notifications alt+T"></section><div role="listbox" aria-label="Slash menu"></div>`)

  for (const name of ['إدراج', 'نمط الفقرة', 'تعديل الرابط', 'تعديل «الأمن السيبراني»', 'Edit menu'])
    expect(screen.getByRole('button', { name })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'الرسائل' })).toBeTruthy()
  expect(screen.getByRole('listbox', { name: 'إدراج' })).toBeTruthy()
})

test('whoever moves a row by keyboard hears what happens in their own language, without its id', async () => {
  language.now = 'ar'
  const page = show(`
    <div id="DndDescribedBy-0">To pick up a draggable item, press the space bar.</div>
    <div id="DndLiveRegion-0" role="status"></div>`)
  const status = screen.getByRole('status')
  const heard = async (english: string) => {
    if (status.firstChild) status.firstChild.nodeValue = english
    else status.textContent = english
    await Promise.resolve()
    return status.textContent
  }

  expect(page.textContent).toContain('مفتاح المسافة يلتقط هذا العنصر')
  expect(await heard('Picked up draggable item a1.')).toBe('التُقط العنصر.')
  expect(await heard('Draggable item a1 was moved over droppable area a1.')).toBe('العنصر في مكانه.')
  expect(await heard('Draggable item a1 was moved over droppable area b2.')).toBe('انتقل العنصر إلى مكان آخر.')
  expect(await heard('Draggable item a1 was dropped over droppable area b2')).toBe('وُضع العنصر.')
  expect(await heard('Dragging was cancelled. Draggable item a1 was dropped.')).toBe('أُعيد العنصر إلى مكانه.')
})

test('the way to the dashboard has a name, and Arabic names of what is searched stand between Arabic commas', () => {
  language.now = 'ar'
  show(`
    <a class="step-nav__home" href="/admin"><span title="لوحة التحكم"><svg aria-hidden="true"></svg></span></a>
    <input class="search-filter__input" placeholder="الوصف, التعليق أو اسم الملف" aria-label="الوصف, التعليق أو اسم الملف">`)

  expect(screen.getByRole('link').getAttribute('aria-label')).toBe('لوحة التحكم')
  const search = screen.getByRole('textbox', { name: 'الوصف، التعليق أو اسم الملف' })
  expect(search.getAttribute('placeholder')).toBe('الوصف، التعليق أو اسم الملف')
})

test('a control that has a name keeps it, and tabs that are a list stay one', () => {
  const page = show(`
    <button class="popup-button" aria-label="Language"></button><button class="popup-button">Arabic</button>
    <button class="relationship__drawer-toggler" aria-label="Edit Tax"></button>
    <ul class="doc-tabs__tabs"><li><a href="/1">Edit</a></li></ul><ul class="doc-tabs__tabs"><a href="/2">API</a></ul>`)

  for (const name of ['Language', 'Edit Tax']) expect(screen.getByRole('button', { name })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Arabic' })).toBeTruthy()
  expect([...page.querySelectorAll('ul')].map((list) => list.getAttribute('role'))).toEqual([null, 'presentation'])
})

test.each([
  ['en', '30 Nov 2026, 10:44'],
  ['ar', '30\u200f/11\u200f/2026، 10:44\u00a0ص'],
])('since when a colleague writes is said as every other time (%s)', (now, said) => {
  language.now = now
  const page = show(
    '<div class="document-locked"><p><strong>mona@rasikh.example</strong> is editing</p><p>Since <strong>Nov 30, 2026, 10:44 AM</strong></p></div>',
  )

  expect([...page.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual([
    'mona@rasikh.example',
    said,
  ])
})

test('a reader elsewhere is told by the company’s clock since when a colleague writes', () => {
  const page = show(
    '<div class="document-locked"><p>Since <strong>Nov 30, 2026, 10:44 AM</strong></p></div>',
    'Asia/Tokyo',
  )

  const here = new Date('Nov 30, 2026, 10:44 AM')
  expect(page.querySelector('strong')?.textContent).toBe(momentOf(here, 'en', 'Asia/Tokyo'))
})
