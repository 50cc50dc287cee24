import type { Endpoint } from 'payload'
import * as z from 'zod/mini'
import { answer, forDesk, idIn, refuseDesk } from './forDesk'

const doneSchema = z.strictObject({ isDone: z.boolean() })

/** `POST /api/hiring-tasks/{id}/done`: ticks a task off, or takes that back. */
const receiveDone = forDesk(doneSchema, async (req, { isDone }) => {
  const { docs } = await req.payload.update({
    collection: 'hiring-tasks',
    where: { id: { equals: idIn(req) } },
    data: { doneAt: isDone ? new Date().toISOString() : null },
    depth: 0,
    user: req.user,
    overrideAccess: false,
    req,
  })
  return docs.length > 0 ? answer({}) : refuseDesk(req, 'taskMissing')
})

/** The desk's calls about tasks, under `/api/hiring-tasks`. */
export const taskEndpoints: Omit<Endpoint, 'root'>[] = [{ path: '/:id/done', method: 'post', handler: receiveDone }]
