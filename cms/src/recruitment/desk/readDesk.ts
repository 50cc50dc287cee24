import type { Locale } from '@diwan/shared/content'
import type { HiringDeskDoc } from '@diwan/shared/generated/payload-types'
import type { Payload, PayloadRequest } from 'payload'
import { MINUTE } from '@diwan/shared/lib/time'

const UNDO_MINUTES = 60

/** How the hiring desk is set up, with its words in one language. */
export function readDesk(payload: Payload, locale: Locale, req?: PayloadRequest): Promise<HiringDeskDoc> {
  return payload.findGlobal({
    slug: 'hiring-desk',
    locale,
    depth: 0,
    overrideAccess: true,
    ...(req ? { req } : {}),
  }) as Promise<HiringDeskDoc>
}

/** How long the mail of a decline waits. */
export const undoTimeOf = ({ undoMinutes }: HiringDeskDoc): number => (undoMinutes ?? UNDO_MINUTES) * MINUTE
