import { isRecruiter } from '@/access/isRecruiter'
import { onlyFor } from '@/endpoints/onlyFor'
import { readPanel } from '@/recruitment/desk/readPanel'
import { findJoined } from '@/recruitment/duplicates/findJoined'
import { answer, idIn, refuseDesk } from './forDesk'

/** `GET /api/applications/{id}/panel`: an application with its person, timeline and what can be done with it. */
export const sendPanel = onlyFor(isRecruiter, async (req) => {
  const id = idIn(req)
  const panel = (await readPanel(req, id)) ?? (await readPanel(req, (await findJoined(req, id)) ?? id))
  return panel ? answer({ panel }) : refuseDesk(req, 'missing')
})
