import { sendKept } from '@diwan/shared/browser/keptSubmissions'
import { formsMessages } from '@diwan/shared/messages/forms'

let isDelivering = false

/** Sends what is kept and says, in the language it was written in, what became of it. */
export async function deliverKept(): Promise<void> {
  if (isDelivering) return
  isDelivering = true
  try {
    await sendKept(({ locale }, outcome) => {
      const { keptRefused, keptSent } = formsMessages[locale].state
      window.diwan?.notify(outcome.state === 'done' ? keptSent(outcome.reference) : keptRefused, false)
    })
  } finally {
    isDelivering = false
  }
}
