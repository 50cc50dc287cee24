import type { Locale } from '@diwan/shared/content'
import { accountMessages } from '@diwan/shared/messages/account'
import { compose, facts } from './compose'

interface NewDevice {
  name: string
  address: string
  browser: string
  at: Date
  locale: Locale
}

const MAX_BROWSER = 160

/** To an account's owner: somebody signed in from a browser that was not known. */
export function newDevice({ address, at, browser, locale, name }: NewDevice) {
  const { mail } = accountMessages[locale]
  return {
    subject: mail.newDevice,
    text: compose(
      mail.greeting(name),
      mail.newDeviceBody,
      facts([
        [mail.time, `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
        [mail.address, address],
        [mail.browser, browser.replace(/[^\x20-\x7e]/g, '').slice(0, MAX_BROWSER)],
      ]),
      mail.notYou,
    ),
  }
}
