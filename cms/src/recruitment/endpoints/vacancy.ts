import { vacancyStateSchema } from '@diwan/shared/contracts/hiring'
import { locales } from '@diwan/shared/content'
import type { PayloadRequest } from 'payload'
import { claim } from '@/database/claim'
import { inTransaction } from '@/database/inTransaction'
import { readOpenings } from '@/recruitment/desk/readOpenings'
import { idOf } from '@/recruitment/idOf'
import { answer, type DeskFault, forDesk, refuseDesk } from './forDesk'

/**
 * `POST /api/applications/{id}/vacancy`: marks the vacancy of an application as filled when its openings are used up, or opens it
 * again when they are not any more. 409 when that is no longer so, or when the vacancy has changes that nobody has published:
 * saving its state would publish them.
 */
export const receiveVacancyState = forDesk(vacancyStateSchema, async (req, { state }) => {
  const fault = await inTransaction(req.payload, (unit) => decide(req, unit, state))
  return fault ? refuseDesk(req, fault) : answer({})
})

async function decide(
  { payload, routeParams, user }: PayloadRequest,
  unit: PayloadRequest,
  state: 'filled' | 'open',
): Promise<DeskFault | undefined> {
  unit.user = user
  const own = { depth: 0, user, overrideAccess: false, req: unit } as const
  const mine = { ...own, disableErrors: true } as const
  const application = await payload.findByID({ collection: 'applications', id: String(routeParams?.id), ...mine })
  if (!application?.vacancy) return 'missing'
  const id = idOf(application.vacancy)
  for (const locale of locales) {
    const [kept, newest] = [
      await payload.findByID({ collection: 'vacancies', id, ...mine, locale }),
      await payload.findByID({ collection: 'vacancies', id, ...mine, locale, draft: true }),
    ]
    if (!kept || !newest) return 'missing'
    if ((await readOpenings(payload, user, application, kept, unit)).suggests !== state) return 'vacancyDecided'
    if (newest.updatedAt !== kept.updatedAt) return 'vacancyDraft'
    if (kept._status !== 'published') continue
    await claim(unit, 'vacancies', kept)
    await payload.update({ collection: 'vacancies', id, data: { state }, ...own, locale })
    return undefined
  }
  return 'vacancyDraft'
}
