import { letterSchema, noteSchema, rateSchema, tagsSchema } from '@diwan/shared/contracts/hiring'
import { MAX_TAGS } from '@diwan/shared/spec/hiring'
import * as z from 'zod/mini'
import { isRecruiter } from '@/access/isRecruiter'
import { fillTemplate } from '@/email/fillTemplate'
import { queueMail } from '@/email/queueMail'
import { unknownWordsIn, withoutLinks } from '@/email/unknownWords'
import { faultsIn } from '@/fields/faultsIn'
import { changeApplication } from '@/recruitment/desk/changeApplication'
import { inTransaction } from '@/database/inTransaction'
import { onlyFor } from '@/endpoints/onlyFor'
import { refuse } from '@/endpoints/refuse'
import { findApplication } from '@/recruitment/desk/findApplication'
import { readCriteria } from '@/recruitment/desk/readCriteria'
import { idOf } from '@/recruitment/idOf'
import { listLetters } from '@/recruitment/mails/listLetters'
import { logReceived } from '@/recruitment/mails/logReceived'
import { queueReceipt } from '@/recruitment/mails/queueReceipt'
import { tellMentioned } from '@/recruitment/mails/tellMentioned'
import { applicationWords, wordsOfApplication } from '@/recruitment/mails/wordsOfApplication'
import { ROBOT } from '@/recruitment/robots'
import { answer, forDesk, idIn, refuseDesk, wordsFor } from './forDesk'

/** `POST /api/applications/{id}/note`: adds a note; colleagues named in it are told by mail. */
export const receiveNote = forDesk(noteSchema, async (req, { mentions, text }) => {
  const users = await req.payload.count({
    collection: 'users',
    where: { and: [{ id: { in: mentions } }, { role: { in: ['admin', 'recruiter'] } }] },
    user: req.user,
    overrideAccess: false,
  })
  if (users.totalDocs !== new Set(mentions).size) return refuseDesk(req, 'colleagueMissing')
  const changed = await changeApplication<never>(req.payload, req.user, idIn(req), async (application, unit) => {
    await tellMentioned(unit, application, mentions)
    return { notes: [...(application.notes ?? []), { text, mentions }] }
  })
  return 'fault' in changed ? refuseDesk(req, changed.fault) : answer({ notes: changed.application.notes })
})

/** `POST /api/applications/{id}/rate`: one's own score for one criterion. */
export const receiveRating = forDesk(rateSchema, async (req, { criterion, score }) => {
  // Somebody who works in both languages has one score for a criterion.
  const { titleOf } = await readCriteria(req.payload, 'en')
  const isSame = (one: { criterion: string }) => titleOf(one.criterion) === titleOf(criterion)
  const changed = await changeApplication<never>(req.payload, req.user, idIn(req), ({ ratings }) => {
    const others = (ratings ?? []).filter((one) => !isSame(one) || idOf(one.by) !== req.user?.id)
    return { ratings: score === null ? others : [...others, { criterion, score }] }
  })
  if ('fault' in changed) return refuseDesk(req, changed.fault)
  // Who takes their last score back sees those of colleagues no longer.
  const { rating, ratings } = (await findApplication(req, idIn(req))) ?? {}
  return answer({ rating: rating ?? null, ratings: ratings ?? [] })
})

/** `POST /api/applications/{id}/tags`: adds tags to an application and takes others from it. */
export const receiveTags = forDesk(tagsSchema, async (req, { add, remove }) => {
  const changed = await changeApplication<'tooMany'>(req.payload, req.user, idIn(req), (application) => {
    const kept = (application.tags ?? []).filter((tag) => !remove.includes(tag))
    const tags = [...new Set([...kept, ...add])]
    return tags.length > MAX_TAGS && add.length > 0 ? 'tooMany' : { tags }
  })
  if (!('fault' in changed)) return answer({ tags: changed.application.tags ?? [] })
  if (changed.fault === 'tooMany') return refuse(422, wordsFor(req).limits.list(MAX_TAGS))
  return refuseDesk(req, changed.fault)
})

/**
 * `POST /api/applications/{id}/admit`: puts what was taken for a robot's among the applications that wait for a person, and tells the
 * candidate that it has arrived.
 */
export const receiveAdmission = forDesk(z.strictObject({}), async (req) => {
  const changed = await changeApplication<never>(req.payload, req.user, idIn(req), async (application, unit) => {
    if (application.source !== ROBOT) return {}
    await queueReceipt(unit, application)
    return { source: null }
  })
  return 'fault' in changed ? refuseDesk(req, changed.fault) : answer({})
})

/** `GET /api/applications/{id}/templates`: the desk's templates in the language of the candidate, filled in for this application. */
export const sendTemplates = onlyFor(isRecruiter, async (req) => {
  const application = await findApplication(req, idIn(req))
  if (!application) return refuseDesk(req, 'missing')
  const letters = await listLetters(req, application)
  return letters ? answer(letters) : refuseDesk(req, 'anonymous')
})

/** `POST /api/applications/{id}/mail`: writes to the candidate, with the words that templates may use filled in, or notes down a mail that came from them. */
export const receiveLetter = forDesk(letterSchema, async (req, { direction, subject, text }) => {
  const application = await findApplication(req, idIn(req))
  if (!application) return refuseDesk(req, 'missing')
  const isOurs = direction === 'send'
  const unknown = isOurs
    ? [...unknownWordsIn(subject, withoutLinks(applicationWords)), ...unknownWordsIn(text, applicationWords)]
    : []
  if (unknown.length > 0) return refuse(422, faultsIn(req).unknownWords(unknown.join(' ')))
  const isStored = await inTransaction(req.payload, async (unit) => {
    unit.user = req.user
    const words = await wordsOfApplication(unit, application)
    if (!words) return false
    const relatedTo = { relationTo: 'applications' as const, value: application.id }
    const filled = (written: string) => (isOurs ? fillTemplate(written, words.values) : written)
    const letter = { subject: filled(subject), text: `${filled(text)}\n` }
    const mail = { to: words.to, ...letter, locale: words.locale, relatedTo }
    await (isOurs ? queueMail(unit.payload, { ...mail, isByHand: true }, unit) : logReceived(unit, mail))
    return true
  })
  return isStored ? answer({}) : refuseDesk(req, 'anonymous')
})
