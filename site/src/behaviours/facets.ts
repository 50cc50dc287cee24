import { isLocale } from '@diwan/shared/content'
import { filtersMessages } from '@diwan/shared/messages/filters'

/**
 * Keeps the chosen filters of a list in its address, and in the link to the other language; says how much is left. CSS does the
 * filtering.
 */
export function startFacets(): void {
  const switches = [...document.querySelectorAll<HTMLAnchorElement>('a[rel="alternate"][hreflang]')]
  for (const list of document.querySelectorAll<HTMLElement>('.facets')) {
    const form = list.querySelector('form')!
    const status = list.querySelector<HTMLElement>('[role="status"]')!

    const countShown = () => {
      const items = [...list.querySelectorAll<HTMLElement>('.results > li')]
      const shown = items.filter((item) => getComputedStyle(item).display !== 'none').length
      list.toggleAttribute('data-empty', shown === 0)
      return shown
    }

    const announce = () => {
      const { lang } = document.documentElement
      const words = filtersMessages[isLocale(lang) ? lang : 'en']
      const shown = countShown()
      status.textContent = shown === 0 ? (status.dataset.none ?? '') : words.shown(shown)
    }

    const takeAlong = () => {
      const { searchParams } = new URL(location.href)
      for (const field of form.querySelectorAll<HTMLOptionElement | HTMLInputElement>(
        'option:checked, input:checked',
      )) {
        // A value that the other language does not have is no filter there.
        const value = field.dataset.there ?? field.value
        if (value === '') searchParams.delete(nameOf(field))
        else searchParams.set(nameOf(field), value)
      }
      for (const link of switches) link.search = String(searchParams)
    }

    const remember = () => {
      const url = new URL(location.href)
      for (const [name, value] of new FormData(form)) {
        if (value === '') url.searchParams.delete(name)
        else url.searchParams.set(name, String(value))
      }
      history.replaceState(history.state, '', url)
      takeAlong()
      announce()
    }

    const asked = new URLSearchParams(location.search)
    for (const field of form.querySelectorAll<HTMLOptionElement | HTMLInputElement>('option, input')) {
      if (asked.get(nameOf(field)) !== field.value) continue
      if (field instanceof HTMLInputElement) field.checked = true
      else field.selected = true
    }
    takeAlong()
    // What an address asks for is no news, unless there is nothing.
    if (countShown() === 0) announce()
    form.addEventListener('change', remember)
    // The values are reset after the event.
    form.addEventListener('reset', () => setTimeout(remember))
    form.addEventListener('submit', (event) => event.preventDefault())
  }
}

const nameOf = (field: HTMLOptionElement | HTMLInputElement) =>
  field instanceof HTMLInputElement ? field.name : (field.parentElement as HTMLSelectElement).name
