import { deskMessages } from '@diwan/shared/messages/desk'
import { mailMessages } from '@diwan/shared/messages/mail'
import type { ContactDoc } from '@diwan/shared/generated/payload-types'
import { isObjectId } from '@diwan/shared/lib/isObjectId'
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isEditor } from '@/access/isEditor'
import { fillTemplate } from '@/email/fillTemplate'
import { unknownWordsIn } from '@/email/unknownWords'
import { onlyFor } from '@/endpoints/onlyFor'
import { readJson } from '@/endpoints/readJson'
import { refuse } from '@/endpoints/refuse'
import { faultsIn } from '@/fields/faultsIn'
import { answerContact } from './answerContact'
import type { enquiryWords } from './enquiryWords'
import { findReceipt } from './findReceipt'

const MAX_SUBJECT = 200

const answerSchema = z.object({
  subject: z.string().trim().min(1).max(MAX_SUBJECT),
  text: z.string().trim().min(1).max(10_000),
  /** How many answers the writer knows of. */
  seen: z.int().min(0).optional(),
})

const languageOf = ({ i18n }: PayloadRequest) => (i18n?.language === 'ar' ? 'ar' : 'en')
const wordsFor = (req: PayloadRequest) => deskMessages[languageOf(req)]

async function findContact({ payload, routeParams, user }: PayloadRequest): Promise<ContactDoc | null> {
  const id = String(routeParams?.id ?? '')
  if (!isObjectId(id)) return null
  return payload.findByID({ collection: 'contacts', id, depth: 0, user, overrideAccess: false, disableErrors: true })
}

/** `POST /api/contacts/{id}/answer` `{ subject, text, seen? }`: sends the answer and writes it into the record. */
const receiveAnswer: PayloadHandler = async (req) => {
  const words = wordsFor(req)
  const answer = answerSchema.safeParse(await readJson(req))
  if (!answer.success) {
    const errors = answer.error.issues.map(({ path }) => ({ path: path.join('.'), message: words.required }))
    return refuse(422, words.required, { errors })
  }
  const contact = await findContact(req)
  if (!contact) return refuse(404, words.missing)
  const { seen, ...letter } = answer.data
  const unknown = unknownWordsIn(`${letter.subject}\n${letter.text}`, [])
  if (unknown.length > 0) return refuse(422, faultsIn(req).unknownWords(unknown.join(' ')))
  const { answers, assignee, firstAnsweredAt, status } = await answerContact(req, contact, letter, seen)
  return Response.json({ success: true, status, assignee, firstAnsweredAt, answers: answers?.length ?? 0 })
}

/**
 * `GET /api/contacts/{id}/templates`: the templates of enquiries in the language of the visitor, filled in for this record, and the
 * subject that puts an answer below the receipt.
 */
const sendTemplates: PayloadHandler = async (req) => {
  const contact = await findContact(req)
  if (!contact) return refuse(404, wordsFor(req).missing)
  const find = {
    collection: 'mail-templates',
    where: { desk: { equals: 'enquiries' } },
    pagination: false,
    depth: 0,
    user: req.user,
    overrideAccess: false,
  } as const
  const { docs } = await req.payload.find({ ...find, locale: contact.locale ?? 'en' })
  // Who answers finds a template by its name in their own language.
  const named = await req.payload.find({ ...find, locale: languageOf(req), select: { title: true } })
  const titleOf = new Map(named.docs.map(({ id, title }) => [id, title]))
  const values: Record<(typeof enquiryWords)[number], string | null | undefined> = {
    name: contact.name,
    reference: contact.reference,
    subject: contact.subject,
    company: contact.company,
    me: req.user?.name,
  }
  const templates = docs
    .filter(({ body, subject }) => body && subject)
    .map(({ body, id, subject, title }) => ({
      id,
      title: titleOf.get(id) ?? title,
      subject: fillTemplate(subject, values),
      text: fillTemplate(body, values),
    }))
    .toSorted((one, other) => one.title.localeCompare(other.title, languageOf(req)))
  const receipt = await findReceipt(req, contact)
  const language = contact.locale ?? 'en'
  return Response.json({
    success: true,
    language,
    subject: mailMessages[language].again(receipt?.subject ?? contact.reference).slice(0, MAX_SUBJECT),
    templates,
    answers: contact.answers?.length ?? 0,
  })
}

/** What the contacts desk does with a record, under `/api/contacts/{id}`. */
export const deskEndpoints: Endpoint[] = [
  { path: '/:id/answer', method: 'post', handler: onlyFor(isEditor, receiveAnswer) },
  { path: '/:id/templates', method: 'get', handler: onlyFor(isEditor, sendTemplates) },
]
