'use client'

import { isLocale } from '@diwan/shared/content'
import { panelMessages } from '@diwan/shared/messages/panel'
import { useTranslation } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'
import { momentOf } from '@/admin/momentOf'
import { useCompanyZone } from './companyTime/CompanyZone'

type Words = (typeof panelMessages)['en']['controls']
type NameOf = (words: Words, control: Element) => string

const textAround = (control: Element, container: string, text: string) =>
  (control.closest(container)?.querySelector(text)?.textContent ?? '').replace(/\*\s*$/, '').trim()

/** Controls of Payload's that show a sign and have no name, and what each does. */
const CONTROLS: Record<string, NameOf> = {
  '.clickable-arrow--left': ({ previous }) => previous,
  '.clickable-arrow--right': ({ next }) => next,
  'a.step-nav__home': (_, control) => control.querySelector('[title]')?.getAttribute('title') ?? '',
  '#select-all': ({ selectAll }) => selectAll,
  '.select-row input': ({ select }, control) => select(textAround(control, 'tr', 'td a, td:not(.cell-_select)')),
  '.date-time-picker__clear-button': ({ clearDate }) => clearDate,
  '.date-time-picker input': ({ date }, control) => textAround(control, '.field-type', '.field-label') || date,
  '.react-select input': ({ choice }, control) =>
    textAround(control, '.field-type, .payload-settings__language', 'label') || choice,
  '.relationship-add-new__add-button': ({ add }) => add,
  '.collapsible__drag': ({ move }) => move,
  '.clipboard-action__popup .popup-button': ({ clipboard }) => clipboard,
  '.popup-button:not(.clipboard-action__popup *)': ({ more }) => more,
}

const EDIT = 'Edit '
const MOVE = '[id^="DndLiveRegion"]'

/** Names that Payload gives in English whoever reads, and ours for them. */
const ENGLISH: Record<string, NameOf> = {
  '[aria-label="add dropdown"]': ({ text }) => text.insert,
  '[aria-label="blocks dropdown"]': ({ text }) => text.blocks,
  '[aria-label="table dropdown"]': ({ text }) => text.table,
  '[aria-label="text dropdown"]': ({ text }) => text.style,
  '[aria-label="Slash menu"]': ({ text }) => text.insert,
  '[aria-label="Drag to move"]': ({ text }) => text.move,
  '[aria-label="Add block"]': ({ text }) => text.addBelow,
  '[aria-label="Edit link"]': ({ text }) => text.editLink,
  '[aria-label="Remove link"]': ({ text }) => text.removeLink,
  '[aria-label="Insert Paragraph"]': ({ text }) => text.addParagraph,
  // The name of a list in both languages; what a pointer is told has the right one.
  '.relationship-add-new__add-button[aria-label*="[object Object]"]': ({ add }, control) =>
    textAround(control, '*', '.tooltip') || add,
  '[aria-label^="Notifications alt"]': ({ messages }) => messages,
  [`[class*="__drawer-toggler"][aria-label^="${EDIT}"]`]: ({ edit }, control) =>
    edit((control.getAttribute('aria-label') ?? '').slice(EDIT.length)),
}

const MOVES: [heard: RegExp, said: (moves: Words['moves']) => string][] = [
  [/^Picked up/, ({ pickedUp }) => pickedUp],
  [/^Draggable item (\S+) was (?:moved|dropped) over droppable area \1\.?$/, ({ atItsPlace }) => atItsPlace],
  [/was moved over/, ({ moved }) => moved],
  [/is no longer over/, ({ outside }) => outside],
  [/^Dragging was cancelled/, ({ cancelled }) => cancelled],
  [/was dropped/, ({ putDown }) => putDown],
]

/** What screen readers are told of a row on its way: dnd-kit says it in English, with the ids of the rows. */
function sayMove({ moves }: Words, region: Element): void {
  const said = MOVES.find(([heard]) => heard.test(region.textContent ?? ''))?.[1](moves)
  if (said !== undefined) region.textContent = said
}

/** Since when a colleague writes in a document: Payload says it in American English, by the reader's clock. */
function saySince(language: string, timeZone: string, since: Element): void {
  const said = since.textContent ?? ''
  if (!/^[A-Z][a-z]{2} \d{1,2}, \d{4}/.test(said)) return
  since.textContent = momentOf(new Date(said), language, timeZone)
}

/** Whether nobody else has said what a control is; Payload's own checkbox for all refers to itself for it. */
function isUnnamed(control: Element): boolean {
  const other = control.getAttribute('aria-labelledby')
  if (control.getAttribute('aria-label') || (other !== null && other !== control.id)) return false
  // What a pointer is told when it rests on the control is hidden until then.
  return control.querySelector('.tooltip') !== null || control.textContent?.trim() === ''
}

/**
 * Says to screen readers what Payload's icons, arrows and checkboxes do, in their language, and that its tabs are no list (WCAG 2.2, 1.3.1 and
 * 4.1.2). Each rule stops mattering once Payload names the control itself.
 */
export function NamedControls({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const { language } = i18n
  const timeZone = useCompanyZone()
  const words = panelMessages[isLocale(language) ? language : 'en'].controls
  useEffect(() => {
    let frame = 0
    // What stands around a control may come after it: its name follows.
    const named = new WeakSet<Element>()
    // Typing changes texts all the time: only those of moves are listened to.
    const moves = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(MOVE)
        if (region) sayMove(words, region)
      }
    })
    const name = () => {
      frame = 0
      for (const [selector, nameOf] of Object.entries(CONTROLS))
        for (const control of document.querySelectorAll(selector)) {
          if (!isUnnamed(control) && !named.has(control)) continue
          named.add(control)
          control.removeAttribute('aria-labelledby')
          control.setAttribute('aria-label', nameOf(words, control))
        }
      for (const [selector, nameOf] of Object.entries(ENGLISH))
        for (const control of document.querySelectorAll(selector)) {
          const name = nameOf(words, control)
          if (name !== control.getAttribute('aria-label')) control.setAttribute('aria-label', name)
        }
      for (const region of document.querySelectorAll(MOVE))
        moves.observe(region, { characterData: true, childList: true, subtree: true })
      for (const since of document.querySelectorAll('.document-locked p > strong')) saySince(language, timeZone, since)
      for (const help of document.querySelectorAll('[id^="DndDescribedBy"]'))
        if (help.textContent !== words.moves.help) help.textContent = words.moves.help
      for (const search of document.querySelectorAll('.search-filter__input'))
        for (const attribute of ['placeholder', 'aria-label']) {
          const text = search.getAttribute(attribute)
          if (text?.includes(', ')) search.setAttribute(attribute, text.replaceAll(', ', words.comma))
        }
      // Arrows of choices are hidden from screen readers: the Tab key stops at their field alone.
      for (const hidden of document.querySelectorAll(
        '.react-select [aria-hidden="true"]:is(button, [tabindex]):not([tabindex="-1"])',
      ))
        hidden.setAttribute('tabindex', '-1')
      for (const tabs of document.querySelectorAll('.doc-tabs__tabs:not([role])'))
        if (tabs.querySelector(':scope > :not(li)')) tabs.setAttribute('role', 'presentation')
    }
    const observer = new MutationObserver(() => (frame ||= requestAnimationFrame(name)))
    observer.observe(document.body, { childList: true, subtree: true })
    name()
    return () => {
      observer.disconnect()
      moves.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [language, timeZone, words])
  return children
}
