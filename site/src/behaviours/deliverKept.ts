import { sendKept } from '@diwan/shared/browser/keptSubmissions'
import { formsMessages } from '@diwan/shared/messages/forms'
import { keepPage } from './startNotices'

let isDelivering = false

/** Sends what is kept and says, in the language it was written in, what became of it. */
export async function deliverKept(): Promise<void> {
  if (isDelivering) return
  isDelivering = true
  try {
    await sendKept(({ hasForm, locale }, outcome) => {
      const { state } = formsMessages[locale]
      const [sent, refused] = hasForm
        ? [state.keptApplicationSent, state.keptApplicationRefused]
        : [state.keptSent, state.keptRefused]
      keepPage()
      window.diwan?.notify(outcome.state === 'done' ? sent(outcome.reference) : refused, false)
    })
  } finally {
    isDelivering = false
  }
}
