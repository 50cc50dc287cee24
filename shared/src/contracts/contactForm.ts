import * as z from 'zod/mini'
import { isPossiblePhone } from '../phone/isPossiblePhone.ts'
import {
  MAX_COMPANY_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_SUBJECT_LENGTH,
} from '../spec/forms.ts'
import type { FormsMessages } from '../messages/en/forms.ts'

/** Name of a fault; its words are `formsMessages[locale].fault[key]`. */
export type FormFault = keyof FormsMessages['fault']

const fault = (key: FormFault) => ({ error: key })
const text = () => z.string(fault('wrongType')).check(z.trim())
const optionalText = (max: number, tooLong: FormFault) => z.optional(text().check(z.maxLength(max, fault(tooLong))))

// One address, no spaces, a dot in the domain: what GOV.UK asks for, looser than RFC 5322 and stricter than "has an @".
const EMAIL = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@<>"(),:;[\]\\.]{2,}$/u

/** What a visitor sends through the contact form, judged alike by island, endpoint and admin. Messages are `FormFault` keys. */
export const contactFormSchema = z.strictObject({
  kind: z._default(z.enum(['contact', 'partner-enquiry', 'report-request'], fault('wrongType')), 'contact'),
  name: text().check(z.minLength(1, fault('nameRequired')), z.maxLength(MAX_NAME_LENGTH, fault('nameTooLong'))),
  email: text().check(
    z.minLength(1, fault('emailRequired')),
    z.maxLength(MAX_EMAIL_LENGTH, fault('emailTooLong')),
    z.regex(EMAIL, fault('emailInvalid')),
  ),
  phone: z.optional(text().check(z.refine((value) => value === '' || isPossiblePhone(value), fault('phoneInvalid')))),
  company: optionalText(MAX_COMPANY_LENGTH, 'companyTooLong'),
  subject: optionalText(MAX_SUBJECT_LENGTH, 'subjectTooLong'),
  /** `services:{id}` or `industry-solutions:{id}`; empty for a general enquiry. */
  topic: z.optional(text().check(z.regex(/^$|^(services|industry-solutions):[0-9a-f]{24}$/, fault('topicInvalid')))),
  message: text().check(
    z.minLength(1, fault('messageRequired')),
    z.maxLength(MAX_MESSAGE_LENGTH, fault('messageTooLong')),
  ),
  consent: z.union([z.literal(true), z.literal('true'), z.literal('on')], fault('consentRequired')),
  locale: z._default(z.enum(['en', 'ar'], fault('wrongType')), 'en'),
})
export type ContactForm = z.infer<typeof contactFormSchema>
