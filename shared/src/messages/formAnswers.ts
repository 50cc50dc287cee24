import type { Locale } from '../content/locales.ts'
import { formAnswers as ar } from './ar/formAnswers.ts'
import { formAnswers as en, type FormAnswersMessages } from './en/formAnswers.ts'

/** Words about forms that no form itself says, so that no browser loads them with one. A key missing in one language does not compile. */
export const formAnswersMessages: Record<Locale, FormAnswersMessages> = { en, ar }
