import { INVITATION_TEMPLATE } from '@diwan/shared/spec/hiring'
import type { MailTemplateDoc } from '@diwan/shared/generated/payload-types'
import type { PayloadRequest, TextareaFieldValidation, TextFieldValidation } from 'payload'
import { text, textarea } from 'payload/shared'
import { enquiryWords } from '@/contacts/enquiryWords'
import { unknownWordsIn, withoutLinks } from '@/email/unknownWords'
import { faultsIn } from '@/fields/faultsIn'
import { invitationWords } from '@/recruitment/interviews/invitationLetter'
import { applicationWords } from '@/recruitment/mails/wordsOfApplication'
import { deskOf } from './hooks/keepOwnDesk'

function wordsOf(req: PayloadRequest, { desk, key }: Partial<MailTemplateDoc>): readonly string[] {
  if (deskOf(req, desk) === 'enquiries') return enquiryWords
  return key === INVITATION_TEMPLATE ? [...applicationWords, ...invitationWords] : applicationWords
}

function judge(value: unknown, known: readonly string[], req: PayloadRequest): true | string {
  const unknown = unknownWordsIn(typeof value === 'string' ? value : '', known)
  return unknown.length === 0 || faultsIn(req).unknownWords(unknown.join(' '))
}

/** Refuses words that nothing is filled in for: letters of a stage go out by themselves, and nobody would see the hole. */
export const onlyKnownInBody: TextareaFieldValidation = async (value, options) => {
  const judged = await textarea(value, options)
  return judged === true ? judge(value, wordsOf(options.req, options.data), options.req) : judged
}

/** The same of a subject, which no link is filled in for either. */
export const onlyKnownInSubject: TextFieldValidation = async (value, options) => {
  const judged = await text(value, options)
  const known = withoutLinks(wordsOf(options.req, options.data))
  return judged === true ? judge(value, known, options.req) : judged
}
