import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'
import type { Payload, TypedUser } from 'payload'
import { inTransaction } from '@/database/inTransaction'

type Suggestion = Pick<NonNullable<ApplicantDoc['suggestions']>[number], 'fact' | 'value'>

/**
 * Takes over what a CV suggested, or says that it is not the person's: that is kept, so that no later CV suggests it again.
 * A number or city moves the old one beside it; an address never takes the place of the own one. Answers whether it was open.
 */
export function settleSuggestion(
  payload: Payload,
  user: TypedUser | null,
  id: string,
  { fact, value }: Suggestion,
  decision: 'accept' | 'dismiss',
): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    req.user = user
    const unit = { collection: 'applicants', id, depth: 0, overrideAccess: true, req } as const
    const applicant: ApplicantDoc | null = await payload.findByID({ ...unit, disableErrors: true })
    const suggestions = applicant?.suggestions ?? []
    const rest = suggestions.filter((one) => one.fact !== fact || one.value !== value || one.isDismissed)
    if (!applicant || rest.length === suggestions.length) return false
    const data =
      decision === 'accept'
        ? { ...changeOf(applicant, { fact, value }), suggestions: rest }
        : { suggestions: [...rest, { fact, value, isDismissed: true }] }
    await payload.update({ ...unit, data })
    return true
  })
}

function changeOf(applicant: ApplicantDoc, { fact, value }: Suggestion): Partial<ApplicantDoc> {
  const beside = (one: Suggestion) => ({ alsoKnownAs: [...(applicant.alsoKnownAs ?? []), one] })
  if (fact === 'link') return { links: [...(applicant.links ?? []), { url: value }] }
  if (fact === 'email' || fact === 'name') return beside({ fact, value })
  const before = applicant[fact]
  return { [fact]: value, ...(before ? beside({ fact, value: before }) : {}) }
}
