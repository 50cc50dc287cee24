import * as z from 'zod/mini'
import { isPossiblePhone } from '../phone/isPossiblePhone.ts'
import { MAX_COMPANY_LENGTH, MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH, MAX_SUBJECT_LENGTH } from '../spec/forms.ts'
import { type Faults, faultsByField } from './faultsByField.ts'
import { agreed, emailField, fault, type FormFault, line, optionalLine, optionalText, text } from './formFields.ts'

export type { FormFault } from './formFields.ts'

const isReportRequest = (form: unknown) =>
  typeof form === 'object' && form !== null && 'kind' in form && form.kind === 'report-request'

/** Says what is missing whether or not another field has a fault, so that a visitor hears of everything at once. */
const needs = (field: 'message' | 'report', isNeeded: (form: unknown) => boolean, key: FormFault) =>
  z.refine<{ message?: string; report?: string }>((form) => !isNeeded(form) || Boolean(form[field]), {
    ...fault(key),
    path: [field],
    when: ({ value, issues }) =>
      typeof value === 'object' && value !== null && !issues.some((issue) => issue.path?.[0] === field),
  })

/** The fields of the contact form, each by itself: what the admin judges a single value by. */
export const contactFields = {
  kind: z._default(z.enum(['contact', 'partner-enquiry', 'report-request'], fault('wrongType')), 'contact'),
  name: line().check(z.minLength(1, fault('nameRequired')), z.maxLength(MAX_NAME_LENGTH, fault('nameTooLong'))),
  email: emailField(),
  phone: z.optional(text().check(z.refine((value) => value === '' || isPossiblePhone(value), fault('phoneInvalid')))),
  company: optionalLine(MAX_COMPANY_LENGTH, 'companyTooLong'),
  subject: optionalLine(MAX_SUBJECT_LENGTH, 'subjectTooLong'),
  /** `services:{id}` or `industry-solutions:{id}`; empty for a general enquiry. */
  topic: z.optional(text().check(z.regex(/^$|^(services|industry-solutions):[0-9a-f]{24}$/, fault('topicInvalid')))),
  /** Id of the report that a report request asks for. */
  report: z.optional(text().check(z.regex(/^$|^[0-9a-f]{24}$/, fault('reportInvalid')))),
  message: optionalText(MAX_MESSAGE_LENGTH, 'messageTooLong'),
  consent: z.union(agreed, fault('consentRequired')),
  locale: z._default(z.enum(['en', 'ar'], fault('wrongType')), 'en'),
}

/**
 * What a visitor sends through the contact form, judged alike by island, endpoint and admin. Messages are `FormFault` keys.
 * A report request names its report and needs no message; the other kinds need one.
 */
export const contactFormSchema = z.strictObject(contactFields).check(
  needs('message', (form) => !isReportRequest(form), 'messageRequired'),
  needs('report', isReportRequest, 'reportInvalid'),
)
export type ContactForm = z.infer<typeof contactFormSchema>

// A field that is not sent is an empty one: its message then says what to enter.
const EXPECTED = { name: '', email: '' }

/** The verdict on a contact form, the same in the island and at the endpoint. */
export function judgeContactFields(fields: Record<string, unknown>): { faults: Faults } | { form: ContactForm } {
  const judged = contactFormSchema.safeParse({ ...EXPECTED, ...fields })
  return judged.success ? { form: judged.data } : { faults: faultsByField(judged.error) }
}
