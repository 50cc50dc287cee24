import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'
import { normalisedEmail } from '@diwan/shared/lib/normalisedEmail'
import { e164Of } from '@diwan/shared/phone'
import { CONSENT_TEXT_VERSION } from '@diwan/shared/spec/forms'
import type { PayloadRequest } from 'payload'
import { withSuggestions } from '@/recruitment/withSuggestions'
import type { Application } from './application'

/**
 * Adds to the candidate who is known or makes one, and answers the id. What is known already is never overwritten: another name, number
 * or city is suggested to the desk, for anybody may write in somebody's name.
 */
export async function saveApplicant(
  req: PayloadRequest,
  application: Application,
  cv: string,
  known: ApplicantDoc | undefined,
): Promise<string> {
  const { payload } = req
  const unit = { collection: 'applicants', depth: 0, overrideAccess: true, req } as const
  const given = factsOf(application)
  if (!known) {
    const { id } = await payload.create({ ...unit, data: { ...given, ownEmails: [given.email], cvs: [cv] } })
    return id
  }
  const latest = [known.retainUntil, given.retainUntil].filter((date) => date !== null && date !== undefined).sort()
  const facts = { phone: known.phone || given.phone, city: known.city || given.city }
  const suggestions = withSuggestions({ ...known, ...facts }, toldAnew(given))
  await payload.update({
    ...unit,
    id: known.id,
    data: {
      ...facts,
      ...(suggestions ? { suggestions } : {}),
      cvs: [...(known.cvs ?? []), cv],
      consents: [...(known.consents ?? []), ...given.consents],
      retainUntil: latest.at(-1),
      // Somebody whom a colleague entered, and who writes from there for the first time.
      ...(known.ownEmails?.length === 0 ? { ownEmails: [given.email] } : {}),
    },
  })
  return known.id
}

const toldAnew = (given: ReturnType<typeof factsOf>) =>
  (['name', 'phone', 'city'] as const).flatMap((fact) => (given[fact] ? [{ fact, value: given[fact] }] : []))

function factsOf({ form, retainUntil }: Application) {
  const purposes: ('processing' | 'talent-pool')[] = ['processing']
  if (form.talentPool && form.talentPool !== 'false') purposes.push('talent-pool')
  const at = new Date().toISOString()
  return {
    name: form.name,
    email: normalisedEmail(form.email),
    phone: e164Of(form.phone) ?? undefined,
    city: form.city || undefined,
    consents: purposes.map((purpose) => ({ purpose, textVersion: CONSENT_TEXT_VERSION, at })),
    retainUntil: retainUntil.toISOString(),
  }
}
