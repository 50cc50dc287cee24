import type { ApplicationDoc, VacancyDoc } from '@diwan/shared/generated/payload-types'
import type { CollectionAfterReadHook, FieldHook, PayloadRequest } from 'payload'

// By the documents that are being read: what Payload reads along is not there yet when a field is, and is `null` afterwards.
const idOfVacancy = new WeakMap<object, string>()
const foundFor = new WeakMap<PayloadRequest, Map<string, Promise<VacancyDoc | null>>>()

const note: FieldHook<ApplicationDoc> = ({ siblingData, value }) => {
  if (typeof value === 'string') idOfVacancy.set(siblingData, value)
  return value
}

const readAlong: CollectionAfterReadHook<ApplicationDoc> = async ({ doc, req }) => {
  const id = doc.vacancy === null ? idOfVacancy.get(doc) : undefined
  return id ? { ...doc, vacancy: await findOnce(req, id) } : doc
}

/** Many applications of one list are for the same vacancy. */
function findOnce(req: PayloadRequest, id: string): Promise<VacancyDoc | null> {
  const found = foundFor.get(req) ?? new Map<string, Promise<VacancyDoc | null>>()
  foundFor.set(req, found)
  const key = `${req.locale} ${id}`
  const vacancy = found.get(key) ?? find(req, id)
  found.set(key, vacancy)
  return vacancy
}

async function find(req: PayloadRequest, id: string): Promise<VacancyDoc | null> {
  const vacancy = await req.payload.findByID({
    collection: 'vacancies',
    id,
    depth: 0,
    trash: true,
    disableErrors: true,
    overrideAccess: true,
    ...(req.locale ? { locale: req.locale } : {}),
    fallbackLocale: req.fallbackLocale ?? false,
    req,
  })
  // One that is not in the trash was left out because whoever asks may not read it.
  return vacancy?.deletedAt ? vacancy : null
}

/**
 * Whoever reads an application with its vacancy has it from the trash as well: Payload leaves out what lies there, and the application
 * would be a speculative one to the desk, to its candidate and to retention.
 */
export const vacancyInTrash = { note, readAlong }
