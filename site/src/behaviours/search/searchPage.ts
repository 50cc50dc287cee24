import { safeLocalStorage } from '@diwan/shared/browser/safeStorage'
import type { searchMessages } from '@diwan/shared/messages/search'
import { SEARCH_SHORTCUT_OFF_KEY } from '@diwan/shared/spec/search'
import { nearestQuestion } from '@/lib/search/nearestQuestion'
import { type Hit, rankEntries } from '@/lib/search/rankEntries'
import { loadIndex, type SearchIndex } from './loadIndex'
import { resultItems } from './showResults'

type Words = (typeof searchMessages)['en']

const PAGE = 12
const TYPING_PAUSE = 120

/** Answers what is typed into `input` inside `page`; question and type live in the address, so that they can be shared and come back. */
export function startSearchPage(page: HTMLElement, input: HTMLInputElement): void {
  const words = JSON.parse(page.querySelector('script')?.textContent ?? '{}') as Words
  const find = <T extends HTMLElement>(selector: string) => page.querySelector<T>(selector) as T
  const [types, status, advice, list] = [find('.types'), find('.status'), find('.advice'), find('.results')]
  const nearest = find('.nearest')
  const [more, deeper] = [find<HTMLButtonElement>('[data-more]'), find<HTMLButtonElement>('[data-deeper]')]
  const start = document.querySelector<HTMLElement>('[data-search-start]')
  const radios = [...types.querySelectorAll('input')]
  const plural = new Intl.PluralRules(page.dataset.search)
  const digits = new Intl.NumberFormat(`${page.dataset.search}-u-nu-latn`)
  const switches = [...document.querySelectorAll<HTMLAnchorElement>('a[rel="alternate"][hreflang]')]

  let index: SearchIndex | null = null
  let loadTexts = async () => {}
  let loading: Promise<void> | undefined
  let shown = PAGE

  /** Says a sentence with what was asked for in its place, which may run the other way than the words around it. */
  const say = (sentence: string, question = '') => {
    const [before = '', after] = sentence.split('{question}')
    if (status.textContent === (after === undefined ? before : before + question + after)) return
    status.replaceChildren(before)
    if (after === undefined) return
    const asked = document.createElement('bdi')
    asked.textContent = question
    status.append(asked, after)
  }

  /** Offers what somebody who mistyped a word may have meant. */
  const offer = (question: string | null) => {
    if (nearest.querySelector('button')?.textContent === (question ?? undefined)) return
    nearest.replaceChildren()
    if (question === null) return
    const [before = '', after = ''] = words.nearest.split('{question}')
    const button = document.createElement('button')
    button.type = 'button'
    button.dir = 'auto'
    button.textContent = question
    nearest.append(before, button, after)
  }

  const sentenceFor = (hits: readonly Hit[], hasOthers: boolean, type: string) => {
    if (hits.length === 0 && !hasOthers) return words.none
    if (hits.length === 0) {
      const label = words.types[type as keyof Words['types']]
      return words.noneOfType.replace('{type}', label).replace('{all}', words.types.all)
    }
    const form = words.count[plural.select(hits.length) as keyof Words['count']] ?? words.count.other
    const count = form.replace('{count}', digits.format(hits.length))
    return hits.every(({ isWhole }) => isWhole) ? count : `${count}. ${words.partly}`
  }

  const load = () => {
    loading ??= loadIndex(page.dataset.search ?? 'en', (step) => {
      index = step
      show()
    })
      .then((next) => {
        loadTexts = next
      })
      .catch((error: unknown) => {
        console.error(error)
        loading = undefined
        say(words.failed)
      })
    return loading
  }

  /** Further files of the index arrive while somebody goes through the results: the focus stays where it was. */
  const redraw = (hits: readonly Hit[], question: string) => {
    const focused = document.activeElement
    const held = focused instanceof HTMLAnchorElement && list.contains(focused) ? focused.href : null
    list.replaceChildren(...resultItems(hits, question, words.types))
    if (held === null) return
    const again = [...list.querySelectorAll('a')].find(({ href }) => href === held)
    ;(again ?? input).focus({ preventScroll: true })
  }

  const show = () => {
    const question = input.value.trim()
    const type = radios.find((radio) => radio.checked)?.value ?? ''
    if (start) start.hidden = question !== '' && index !== null && list.childElementCount > 0
    if (question === '') {
      list.replaceChildren()
      say('')
      offer(null)
      types.hidden = advice.hidden = more.hidden = deeper.hidden = true
      if (start) start.hidden = false
      return
    }
    if (index === null) {
      say(words.loading)
      return
    }
    const all = rankEntries(question, index.entries)
    const hits = type === '' ? all : all.filter(({ entry }) => entry.type === type)
    redraw(hits.slice(0, shown), question)
    types.hidden = all.length === 0
    for (const radio of radios) {
      const chip = radio.parentElement as HTMLElement
      chip.hidden = radio.value !== '' && !radio.checked && !all.some(({ entry }) => entry.type === radio.value)
    }
    more.hidden = hits.length <= shown
    deeper.hidden = !index.hasMore
    const mayCome = all.length === 0 && index.isLoading
    advice.hidden = all.length > 0 || mayCome
    if (start) start.hidden = all.length > 0
    offer(all.length > 0 || mayCome ? null : nearestQuestion(question, index.entries))
    say(mayCome ? words.loading : sentenceFor(hits, all.length > 0, type), question)
  }

  const remember = () => {
    const url = new URL(location.href)
    const type = radios.find((radio) => radio.checked)?.value ?? ''
    for (const [name, value] of Object.entries({ q: input.value.trim(), type })) {
      if (value === '') url.searchParams.delete(name)
      else url.searchParams.set(name, value)
    }
    history.replaceState(history.state, '', url)
    takeAlong()
  }

  /** The other language is asked the same. */
  const takeAlong = () => {
    for (const link of switches) link.search = location.search
  }

  const search = () => {
    shown = PAGE
    show()
    remember()
    if (input.value.trim() !== '') void load()
  }

  let pause: ReturnType<typeof setTimeout> | undefined
  input.addEventListener('focus', () => void load(), { once: true })
  input.addEventListener('input', () => {
    clearTimeout(pause)
    pause = setTimeout(search, TYPING_PAUSE)
  })
  input.form?.addEventListener('submit', (event) => {
    event.preventDefault()
    clearTimeout(pause)
    search()
    void load().then(() => list.querySelector('a')?.focus())
  })
  types.addEventListener('change', search)
  more.addEventListener('click', () => {
    const before = shown
    shown += PAGE
    show()
    list.querySelectorAll('a')[before]?.focus()
  })
  nearest.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return
    input.value = target.textContent
    input.focus()
    search()
  })
  deeper.addEventListener('click', () => {
    say(words.loading)
    loadTexts().catch(() => say(words.failed))
  })

  const shortcut = document.querySelector<HTMLInputElement>('[data-shortcut] input')
  if (shortcut?.parentElement) {
    shortcut.parentElement.hidden = false
    shortcut.checked = safeLocalStorage.get(SEARCH_SHORTCUT_OFF_KEY) === null
    shortcut.addEventListener('change', () => {
      if (shortcut.checked) safeLocalStorage.remove(SEARCH_SHORTCUT_OFF_KEY)
      else safeLocalStorage.set(SEARCH_SHORTCUT_OFF_KEY, '1')
    })
  }

  const links = () => [input, ...list.querySelectorAll('a')]
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const all = links()
    const at = all.indexOf(document.activeElement as HTMLAnchorElement)
    const next = all[at + (event.key === 'ArrowDown' ? 1 : -1)]
    if (at < 0 || !next) return
    event.preventDefault()
    next.focus()
  }
  input.addEventListener('keydown', step)
  list.addEventListener('keydown', step)

  const asked = new URLSearchParams(location.search)
  input.value ||= asked.get('q') ?? ''
  const wanted = radios.find((radio) => radio.value === asked.get('type'))
  if (wanted) wanted.checked = true
  takeAlong()
  if (input.value.trim() !== '') {
    show()
    void load()
  } else input.focus({ preventScroll: true })
}
