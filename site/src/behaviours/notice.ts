import { isLocale } from '@diwan/shared/content'
import { runtimeMessages } from '@diwan/shared/messages/runtime'

/** Words of the page's language that notices are made of. */
export function noticeWords() {
  const { lang } = document.documentElement
  return runtimeMessages[isLocale(lang) ? lang : 'en'].version
}

/** Shows a polite notice that can be closed, with a button that reloads if `offersReload`. */
export function showNotice(message: string, offersReload: boolean): void {
  const words = noticeWords()
  const button = (label: string, action: () => void) => {
    const element = document.createElement('button')
    element.type = 'button'
    element.className = 'button'
    element.textContent = label
    element.onclick = action
    return element
  }
  document.querySelector('.page-notice[role="status"]')?.remove()
  const notice = document.createElement('div')
  notice.className = 'page-notice'
  notice.setAttribute('role', 'status')
  document.body.append(notice)
  const text = document.createElement('p')
  text.textContent = message
  const close = button(words.close, () => notice.remove())
  close.dataset.style = 'quiet'
  const reload = offersReload ? [button(words.reload, () => window.diwan?.reload(true))] : []
  // A live region announces what enters it, so it is filled after it is there.
  requestAnimationFrame(() => notice.append(text, ...reload, close))
}
