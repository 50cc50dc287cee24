'use client'

import { useQuestion } from './useQuestion'

interface Letter {
  subject: string
  text: string
}

interface Choice {
  templates: readonly (Letter & { id: string })[]
  /** The text as it is written now. */
  text: string
  write: (letter: Letter) => void
  words: { replaceText: string; replace: string }
}

/**
 * Puts a template in the place of what is written, and asks first where somebody has written that themselves.
 *
 * @returns `choose` takes the id of a template; `question` is to be rendered.
 */
export function useTemplateChoice({ templates, text, write, words }: Choice) {
  const { isSure, question } = useQuestion()
  const isUntouched = text.trim() === '' || templates.some((one) => one.text === text)
  const choose = async (id: string) => {
    const chosen = templates.find((one) => one.id === id)
    if (!chosen || !(isUntouched || (await isSure(words.replaceText, words.replace)))) return
    write({ subject: chosen.subject, text: chosen.text })
  }
  return { choose, question }
}
