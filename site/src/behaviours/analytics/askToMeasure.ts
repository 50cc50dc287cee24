import { safeLocalStorage, type SafeStorage } from '@diwan/shared/browser/safeStorage'
import { isLocale, localePath } from '@diwan/shared/content'
import { analyticsMessages } from '@diwan/shared/messages/analytics'
import { ANALYTICS_CHOICE_KEY } from '@diwan/shared/spec/analytics'
import { forgetMeasuring, loadTags } from './tags'

type Choice = 'allowed' | 'refused'

/** Loads the tags for a visitor who agreed, asks one who has not said, and lets both change their mind. */
export function askToMeasure(ids: string[], storage: SafeStorage = safeLocalStorage): void {
  let said = storage.get(ANALYTICS_CHOICE_KEY)
  const obey = (choice: string | null) => {
    const before = said
    said = choice
    if (choice === 'allowed') loadTags(ids)
    else if (before === 'allowed') forgetMeasuring(ids)
  }
  const choose = (choice: Choice) => {
    storage.set(ANALYTICS_CHOICE_KEY, choice)
    obey(choice)
  }

  if (said === 'allowed') loadTags(ids)
  else if (said !== 'refused') showQuestion(choose)
  for (const button of document.querySelectorAll<HTMLElement>('[data-analytics-choice]')) {
    button.hidden = false
    button.onclick = () => {
      const answer = (choice: Choice) => {
        // The question goes with its buttons: a keyboard is where it asked.
        button.focus()
        choose(choice)
      }
      showQuestion(answer).focus()
    }
  }
  // Whoever answers in one tab has answered in all. A storage that is emptied has no key to name, and nothing was answered.
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== ANALYTICS_CHOICE_KEY && key !== null) return
    if (newValue !== null) document.querySelector('.analytics-question')?.remove()
    obey(newValue)
  })
}

/** The question, at the end of the page: it covers no content that a keyboard must pass, and both answers weigh the same. */
function showQuestion(choose: (choice: Choice) => void): HTMLElement {
  document.querySelector('.analytics-question')?.remove()
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : 'en'
  const words = analyticsMessages[locale]

  const region = document.createElement('section')
  region.className = 'page-notice analytics-question'
  region.setAttribute('aria-label', words.region)
  region.tabIndex = -1
  const text = document.createElement('p')
  const link = document.createElement('a')
  link.href = localePath(locale, '/privacy-policy')
  link.textContent = words.privacy
  text.append(`${words.question} `, link)
  const answer = (label: string, choice: Choice) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'button'
    button.dataset.style = 'secondary'
    button.textContent = label
    button.onclick = () => {
      region.remove()
      choose(choice)
    }
    return button
  }
  region.append(text, answer(words.refuse, 'refused'), answer(words.allow, 'allowed'))
  document.body.append(region)
  return region
}
