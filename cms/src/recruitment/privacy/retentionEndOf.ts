import type { ApplicationDoc } from '@diwan/shared/generated/payload-types'
import { RETENTION, TALENT_POOL_RETENTION } from '@diwan/shared/spec/retention'

export interface AppliedFor {
  at: string
  /** Absent for a speculative application. */
  vacancy?: { state: string; closesAt?: string | null; closedAt?: string | null; deletedAt?: string | null }
}

interface Kept {
  consents: readonly { purpose: string; at: string }[]
  applications: readonly AppliedFor[]
}

/**
 * Until when a person's data is kept: so long after the last vacancy they applied for closed, and so long after their latest
 * consent to the talent pool. A vacancy that is open counts as if it closed now, or when it will; one in the trash, since it is there.
 */
export function retentionEndOf({ applications, consents }: Kept, now: Date): Date {
  const ends = applications.map(({ at, vacancy }) => closingOf(vacancy, at, now) + RETENTION)
  const pool = consents.filter(({ purpose }) => purpose === 'talent-pool').map(({ at }) => Date.parse(at))
  return new Date(Math.max(...ends, ...pool.map((at) => at + TALENT_POOL_RETENTION), 0))
}

/** Whether nobody knows yet when a vacancy closes, nor until when its candidates are kept. */
export const isOpenEnded = ({ closesAt, deletedAt, state }: NonNullable<AppliedFor['vacancy']>): boolean =>
  !closesAt && !deletedAt && !isOver(state)

/** Whether a person is kept for an application whose vacancy is open-ended; the applications come with their vacancies. */
export const isKeptOpen = (applications: readonly Pick<ApplicationDoc, 'vacancy'>[]): boolean =>
  applications.some(({ vacancy }) => vacancy && typeof vacancy === 'object' && isOpenEnded(vacancy))

const isOver = (state: string) => state === 'filled' || state === 'closed'

function closingOf(vacancy: AppliedFor['vacancy'], appliedAt: string, now: Date): number {
  const applied = Date.parse(appliedAt)
  if (!vacancy) return applied
  const { closedAt, closesAt, deletedAt, state } = vacancy
  // Closed by a person before its time, or by its time before a person.
  const ends = [isOver(state) ? closedAt : null, closesAt, deletedAt].flatMap((time) =>
    time ? [Date.parse(time)] : [],
  )
  const end = ends.length > 0 ? Math.min(...ends) : isOver(state) ? applied : now.getTime()
  return Math.max(applied, end)
}
