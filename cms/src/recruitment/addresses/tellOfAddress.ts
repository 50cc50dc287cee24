import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'
import type { CollectionAfterChangeHook } from 'payload'
import { audit } from '@/audit/audit'
import { addressesOf, askedAbout, ownEmailsOf } from './ownEmails'
import { writeOfAddress } from './writeOfAddress'

/**
 * When a colleague changes or adds an address: the old one is told, the person is asked whether the new one is theirs, and the audit
 * log says it. All in the transaction of the change.
 */
export const tellOfAddress: CollectionAfterChangeHook<ApplicantDoc> = async ({ doc, operation, previousDoc, req }) => {
  if (operation !== 'update' || !req.user || doc.anonymisedAt) return doc
  const before = addressesOf(previousDoc)
  const after = addressesOf(doc)
  if (before.join() === after.join()) return doc
  await audit(req, { action: 'update', collection: 'applicants', documentId: doc.id, detail: { fact: 'email' } })

  // Kept from who may read the record otherwise, and so not always in `doc`.
  const own = doc.ownEmails ?? ownEmailsOf(previousDoc)
  const asked =
    own.includes(previousDoc.email) && !after.includes(previousDoc.email)
      ? previousDoc.email
      : askedAbout({ ...doc, ownEmails: own }, doc.email)
  const isNews = (address: string) =>
    !own.includes(address) && (!before.includes(address) || ownEmailsOf(previousDoc).includes(address))
  let isTold = doc.email === previousDoc.email
  for (const entered of after.filter(isNews)) {
    if (entered === asked) continue
    const isMain = entered === doc.email && doc.email !== previousDoc.email
    await writeOfAddress(
      req.payload,
      doc,
      { to: asked, entered, textOf: (words) => (isMain ? words.changed : words.added) },
      req,
    )
    isTold ||= isMain && asked === previousDoc.email
  }
  if (!isTold) await writeOfAddress(req.payload, doc, { to: previousDoc.email, textOf: (words) => words.changed }, req)
  return doc
}
