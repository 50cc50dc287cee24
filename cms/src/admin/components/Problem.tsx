import { isLocale } from '@diwan/shared/content'
import { problemIn } from '@diwan/shared/messages/problems'

interface Props {
  /** As the system wrote it down; nothing is shown for nothing. */
  written: string | null | undefined
  language: string
}

/** Why something cannot go live, in the language of whoever reads it. Each line runs in the direction of its own words. */
export function Problem({ written, language }: Props) {
  return written ? <p className="diwan-problem">{problemIn(written, isLocale(language) ? language : 'en')}</p> : null
}
