import * as z from 'zod/mini'
import { isPossiblePhone } from '../phone/isPossiblePhone.ts'
import {
  ANSWER_PREFIX,
  MAX_ANSWER_LENGTH,
  MAX_CITY_LENGTH,
  MAX_COVER_LETTER_LENGTH,
  MAX_NAME_LENGTH,
  MAX_SOURCE_LENGTH,
} from '../spec/forms.ts'
import { agreed, emailField, fault, line, optionalLine, optionalText, text } from './formFields.ts'

/** The fields of an application, each by itself: what the admin judges a single value by. */
export const applicationFields = {
  vacancy: z.optional(text().check(z.regex(/^$|^[0-9a-f]{24}$/, fault('vacancyInvalid')))),
  name: line().check(z.minLength(1, fault('nameRequired')), z.maxLength(MAX_NAME_LENGTH, fault('nameTooLong'))),
  email: emailField(),
  phone: text().check(
    z.minLength(1, fault('phoneRequired')),
    z.refine((value) => value === '' || isPossiblePhone(value), fault('phoneInvalid')),
  ),
  city: optionalLine(MAX_CITY_LENGTH, 'cityTooLong'),
  coverLetter: optionalText(MAX_COVER_LETTER_LENGTH, 'coverLetterTooLong'),
  /** By the key of the vacancy's question; which ones are required is the vacancy's to say. */
  answers: z.optional(
    z.record(
      z.string().check(z.regex(/^[\w-]{1,64}$/, fault('unknownField'))),
      text().check(z.maxLength(MAX_ANSWER_LENGTH, fault('answerTooLong'))),
      fault('unknownField'),
    ),
  ),
  consent: z.union(agreed, fault('applicantConsentRequired')),
  /** Whether the details may be kept for other vacancies. */
  talentPool: z.optional(z.union([...agreed, z.literal(false), z.literal('false'), z.literal('')], fault('wrongType'))),
  source: optionalLine(MAX_SOURCE_LENGTH, 'wrongType'),
  locale: z._default(z.enum(['en', 'ar'], fault('wrongType')), 'en'),
}

/**
 * What a candidate sends beside the CV and other files, judged alike by island, endpoint and admin. Without a vacancy it is a
 * speculative application. Messages are `FormFault` keys.
 */
export const applicationFormSchema = z.strictObject(applicationFields)
export type ApplicationForm = z.infer<typeof applicationFormSchema>

/** Collects the flat fields of a multipart body, `answers.{key}` included, into what `applicationFormSchema` reads. */
export function nestAnswers(fields: Record<string, unknown>): Record<string, unknown> {
  const nested: Record<string, unknown> = {}
  const answers: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    if (name.startsWith(ANSWER_PREFIX)) answers[name.slice(ANSWER_PREFIX.length)] = value
    else nested[name] = value
  }
  return Object.keys(answers).length > 0 ? { ...nested, answers } : nested
}
