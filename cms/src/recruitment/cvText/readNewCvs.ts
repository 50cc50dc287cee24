import type { FileDoc } from '@diwan/shared/generated/payload-types'
import type { Payload } from 'payload'
import { inTransaction } from '@/database/inTransaction'
import { privateFiles } from '@/files/store/stores'
import { withSuggestions } from '@/recruitment/withSuggestions'
import { contactsIn } from './contactsIn'
import { NotReadInTime, readCvText } from './readCvText'

const AT_ONCE = 5
/** A busy machine reads a CV in a later round; one that never ends is given up. */
const MOST_TRIES = 3
const tries = new Map<string, number>()

/** Reads CVs that nobody has read yet, a few at a time, for search and suggestions. Answers how many it looked at. */
export async function readNewCvs(payload: Payload, read = readCvText): Promise<number> {
  const { docs } = await payload.find({
    collection: 'files',
    where: { and: [{ kind: { equals: 'cv' } }, { textState: { exists: false } }] },
    sort: 'createdAt',
    limit: AT_ONCE,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  for (const file of docs) await readOne(payload, file, read)
  return docs.length
}

async function readOne(payload: Payload, file: FileDoc, read: typeof readCvText): Promise<void> {
  let text: string | undefined
  let textState: 'done' | 'failed' | 'none' = 'none'
  try {
    const bytes = await privateFiles().read(file.filename ?? '')
    if (!bytes) throw new Error('missing')
    text = await read(bytes, file.mimeType ?? '')
    if (text) textState = 'done'
  } catch (error) {
    const tried = (tries.get(file.id) ?? 0) + 1
    if (error instanceof NotReadInTime && tried < MOST_TRIES) return void tries.set(file.id, tried)
    // Nothing of the file goes into the log: it is somebody's life.
    textState = 'failed'
  }
  tries.delete(file.id)
  await inTransaction(payload, async (req) => {
    const where = { id: { equals: file.id } }
    // The person may have been erased meanwhile: then there is no row to write to.
    if ((await payload.count({ collection: 'files', where, overrideAccess: true, req })).totalDocs === 0) return
    await payload.db.updateOne({ collection: 'files', id: file.id, data: { text: text ?? null, textState }, req })
    if (!text) return
    const unit = { collection: 'applicants', depth: 0, overrideAccess: true, req } as const
    const { docs } = await payload.find({ ...unit, where: { cvs: { in: [file.id] } }, limit: 1, pagination: false })
    const applicant = docs[0]
    const suggestions = applicant && withSuggestions(applicant, contactsIn(text))
    if (suggestions) await payload.update({ ...unit, id: applicant.id, data: { suggestions } })
  })
}
