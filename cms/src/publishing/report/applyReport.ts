import type { Report } from '@diwan/shared/contracts/publishing'
import { problemOf } from '@diwan/shared/messages/problems'
import type { Payload } from 'payload'
import { inTransaction } from '@/database/inTransaction'
import { markHeld } from './markHeld'
import { markLive } from './markLive'
import { markOutbox } from './markOutbox'
import { queueMadeFiles } from './queueMadeFiles'
import { saveRelease } from './saveRelease'

/** Writes a report into `releases` and `outbox`, never into a document: that would make a version and another change. */
export function applyReport(payload: Payload, report: Report): Promise<void> {
  return inTransaction(payload, async (req) => {
    await saveRelease(req, report)
    if (report.type === 'release.live') {
      await markLive(req, report)
      await queueMadeFiles(req, report.documents)
    }
    if (report.type === 'release.failed') {
      await markOutbox(req, report.outbox, { state: 'failed', release: report.release, error: report.error.message })
    }
    if (report.type === 'document.held') await markHeld(req, report)
    if (report.type === 'release.pinned') {
      await markOutbox(req, report.outbox, {
        release: report.release,
        error: problemOf('pinned', { release: report.release }),
      })
    }
  })
}
