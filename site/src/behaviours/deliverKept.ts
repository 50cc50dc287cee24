import { sendKept } from '@diwan/shared/browser/keptSubmissions'
import { closeSubmissionKey } from '@diwan/shared/browser/submissionKey'
import { formAnswersMessages } from '@diwan/shared/messages/formAnswers'
import { keepPage } from './startNotices'

let isDelivering = false

/** Sends what is kept and says, in the language it was written in, what became of it. */
export async function deliverKept(): Promise<void> {
  if (isDelivering) return
  isDelivering = true
  try {
    await sendKept(({ form, hasForm, key, locale }, outcome) => {
      const words = formAnswersMessages[locale]
      const [sent, refused] = hasForm
        ? [words.keptApplicationSent, words.keptApplicationRefused]
        : [words.keptSent, words.keptRefused]
      keepPage()
      if (outcome.state === 'done' && form !== undefined) closeSubmissionKey(form, key)
      const reasons = outcome.state === 'refused' ? outcome.errors.map(({ message }) => message) : []
      window.diwan?.notify(outcome.state === 'done' ? sent(outcome.reference) : refused(reasons), false)
    })
  } finally {
    isDelivering = false
  }
}
