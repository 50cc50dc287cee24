import type { Locale } from '@diwan/shared/content'
import type { ApplicationDoc } from '@diwan/shared/generated/payload-types'
import type { Payload, TypedUser } from 'payload'
import { applicationsOf } from '@/recruitment/applicationsOf'
import { isVacancy, readTitles } from './readTitles'

export interface OwnApplication {
  id: string
  reference: string
  stage: ApplicationDoc['stage']
  createdAt: string
  /** What it is for; `null` for a speculative one. */
  vacancy: string | null
}

/** A person's applications as far as the reader may see them, the newest first. */
export async function listApplicationsOf(
  payload: Payload,
  user: TypedUser | null,
  applicant: string,
  locale: Locale,
): Promise<OwnApplication[]> {
  const { docs } = await payload.find({
    ...applicationsOf(applicant, locale),
    select: { reference: true, stage: true, createdAt: true, vacancy: true },
    user,
    overrideAccess: false,
  })
  const titleOf = await readTitles(
    payload,
    docs.map(({ vacancy }) => vacancy),
    locale,
  )
  return docs.map(({ createdAt, id, reference, stage, vacancy }) => ({
    id,
    reference,
    stage,
    createdAt,
    vacancy: isVacancy(vacancy) ? titleOf(vacancy) : null,
  }))
}
