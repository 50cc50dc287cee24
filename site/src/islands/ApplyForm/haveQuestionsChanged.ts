import { ANSWER_PREFIX } from '@diwan/shared/spec/forms'
import type { FormsMessages } from '@diwan/shared/messages/en/forms'

/** Whether a vacancy has come to ask something else since its page was opened: what is refused cannot be mended on this page. */
export function haveQuestionsChanged(
  refused: readonly { path: string; message: string }[],
  form: HTMLFormElement,
  { fault }: FormsMessages,
): boolean {
  const sent = new FormData(form)
  return refused.some(({ message, path }) => {
    if (!path.startsWith(ANSWER_PREFIX)) return false
    const isAnswered = typeof sent.get(path) === 'string' && sent.get(path) !== ''
    return (
      !form.elements.namedItem(path) ||
      message === fault.unknownField ||
      (message === fault.answerRequired && isAnswered)
    )
  })
}
