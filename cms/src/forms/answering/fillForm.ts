import type { Locale } from '@diwan/shared/content'
import { formsMessages } from '@diwan/shared/messages/forms'
import { parse, serialize } from 'parse5'
import { append, attribute, type Element, elementsIn, removeAttribute, setAttribute, setText } from './elements'

export interface FormProblem {
  message: string
  errors: { path: string; message: string }[]
}

/** Puts values and messages into the form of a released page; `undefined` when the page has no such form. */
export function fillForm(html: string, fields: Record<string, unknown>, problem: FormProblem, locale: Locale) {
  const page = parse(html)
  const forms = [...elementsIn(page)].filter((element) => element.tagName === 'form' && attribute(element, 'data-form'))
  const alike = forms.filter((each) => isSameForm(each, fields))
  const form = alike.find((each) => isAboutTheSame(each, fields)) ?? alike[0] ?? forms[0]
  if (!form) return undefined
  const elements = [...elementsIn(form)]
  const controls = elements.filter((element) => attribute(element, 'name') !== undefined)
  for (const control of controls) keepValue(control, fields[attribute(control, 'name') ?? ''])
  for (const error of problem.errors) showError(elements, controls, error)
  showSummary(elements, controls, problem)
  const title = [...elementsIn(page)].find(({ tagName }) => tagName === 'title')
  if (title) prefixTitle(title, formsMessages[locale].summary.prefix)
  return serialize(page)
}

/** A page may hold several forms; the hidden `kind` says which one was sent. */
function isSameForm(form: Element, fields: Record<string, unknown>): boolean {
  const kind = [...elementsIn(form)].find((element) => attribute(element, 'name') === 'kind')
  return fields.kind === undefined ? !kind : attribute(kind ?? form, 'value') === fields.kind
}

/** Two forms of a kind differ in what they are about, the report they ask for or the vacancy they apply to, or in their places on the page. */
const isAboutTheSame = (form: Element, fields: Record<string, unknown>) =>
  ['report', 'vacancy', 'place'].every((name) => {
    const hidden = [...elementsIn(form)].find((element) => attribute(element, 'name') === name)
    return (hidden && attribute(hidden, 'value')) === (fields[name] || undefined)
  })

const untouched = new Set(['hidden', 'file', 'submit', 'button', 'password'])

function keepValue(control: Element, value: unknown): void {
  const type = attribute(control, 'type') ?? ''
  if (untouched.has(type)) return
  if (type === 'checkbox' || type === 'radio') {
    const isChecked = value === (attribute(control, 'value') ?? 'on')
    if (isChecked) setAttribute(control, 'checked', '')
    else removeAttribute(control, 'checked')
  } else if (typeof value !== 'string') {
    return
  } else if (control.tagName === 'textarea') {
    setText(control, value)
  } else if (control.tagName === 'select') {
    for (const option of elementsIn(control)) {
      if (option.tagName !== 'option') continue
      if (attribute(option, 'value') === value) setAttribute(option, 'selected', '')
      else removeAttribute(option, 'selected')
    }
  } else if (control.tagName === 'input') {
    setAttribute(control, 'value', value)
  }
}

function showError(elements: Element[], controls: Element[], { message, path }: FormProblem['errors'][number]): void {
  const slot = elements.find((element) => attribute(element, 'data-error-for') === path)
  const control = controls.find((element) => attribute(element, 'name') === path)
  if (slot) {
    removeAttribute(slot, 'hidden')
    setText(slot, message)
  }
  if (!control) return
  setAttribute(control, 'aria-invalid', 'true')
  const id = slot && attribute(slot, 'id')
  const described = (attribute(control, 'aria-describedby') ?? '').split(' ').filter(Boolean)
  if (id && !described.includes(id)) setAttribute(control, 'aria-describedby', [...described, id].join(' '))
}

function showSummary(elements: Element[], controls: Element[], { errors, message }: FormProblem): void {
  const summary = elements.find((element) => attribute(element, 'data-error-summary') !== undefined)
  if (!summary) return
  removeAttribute(summary, 'hidden')
  setAttribute(summary, 'autofocus', '')
  const inside = [...elementsIn(summary)]
  const heading = inside.find(({ tagName }) => /^h[1-6]$/.test(tagName))
  if (heading && errors.length === 0) setText(heading, message)
  const list = inside.find(({ tagName }) => tagName === 'ul')
  if (!list) return
  list.childNodes = []
  for (const error of errors) {
    const control = controls.find((element) => attribute(element, 'name') === error.path)
    const id = control && attribute(control, 'id')
    const item = append(list, 'li')
    setText(id ? append(item, 'a', { href: `#${id}` }) : item, error.message)
  }
}

function prefixTitle(title: Element, prefix: string): void {
  const text = title.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
  setText(title, text.startsWith(prefix) ? text : prefix + text)
}
