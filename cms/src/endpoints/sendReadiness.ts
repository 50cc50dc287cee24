import type { PayloadHandler } from 'payload'
import { checkDatabase } from './checks/checkDatabase'
import { checkDisk } from './checks/checkDisk'
import { checkFiles } from './checks/checkFiles'
import { checkJobs } from './checks/checkJobs'
import { findLastRelease } from './checks/findLastRelease'

/** `GET /api/ready`: whether this process can do its work, and what is in its way. */
export const sendReadiness: PayloadHandler = async ({ payload }) => {
  // At once: each of them may be silent, and they are not waited for one after the other.
  const [database, disk, files] = await Promise.all([checkDatabase(payload), checkDisk(), checkFiles(payload)])
  // Without a database there is nothing to ask.
  const jobs = database.ok ? await checkJobs(payload) : { ok: false }
  const release = database.ok ? await findLastRelease(payload) : null
  const success = database.ok && disk.ok && files.ok && jobs.ok
  return Response.json(
    { success, checks: { database, disk, files, jobs }, release },
    { status: success ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}
