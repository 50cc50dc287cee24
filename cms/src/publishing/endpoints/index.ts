import type { Endpoint } from 'payload'
import { isEditor } from '@/access/isEditor'
import { isService } from '@/access/isService'
import { isStaff } from '@/access/isStaff'
import { onlyFor } from '@/endpoints/onlyFor'
import { isPublisherOrAdmin } from './isPublisherOrAdmin'
import { openSharedPreview } from './openSharedPreview'
import { receiveControl } from './receiveControl'
import { receiveLead } from './receiveLead'
import { receiveReport } from './receiveReport'
import { sendDocuments } from './sendDocuments'
import { sendDocumentState } from './sendDocumentState'
import { sendDraft } from './sendDraft'
import { sendFile } from './sendFile'
import { sendHistory } from './sendHistory'
import { sendManifest } from './sendManifest'
import { sendPreview } from './sendPreview'
import { sendStaffPage } from './sendStaffPage'
import { sendStatus } from './sendStatus'

/** What the publisher and the publishing screen call, under `/api/publishing`. */
export const publishingEndpoints: Endpoint[] = [
  { path: '/publishing/documents', method: 'post', handler: onlyFor(isPublisherOrAdmin, sendDocuments) },
  { path: '/publishing/manifest', method: 'get', handler: onlyFor(isPublisherOrAdmin, sendManifest) },
  { path: '/publishing/files/:id', method: 'get', handler: onlyFor(isPublisherOrAdmin, sendFile) },
  { path: '/publishing/draft', method: 'post', handler: onlyFor(isService, sendDraft) },
  { path: '/publishing/preview', method: 'get', handler: onlyFor(isStaff, sendPreview) },
  // Its token is what lets somebody without an account in.
  { path: '/publishing/shared-preview/:token', method: 'get', handler: openSharedPreview },
  // Its signature is what lets a report in.
  { path: '/publishing/report', method: 'post', handler: receiveReport },
  { path: '/publishing/lead', method: 'post', handler: onlyFor(isService, receiveLead) },
  { path: '/publishing/control', method: 'post', handler: onlyFor(isEditor, receiveControl) },
  { path: '/publishing/status', method: 'get', handler: onlyFor(isStaff, sendStatus) },
  { path: '/publishing/page', method: 'get', handler: onlyFor(isStaff, sendStaffPage) },
  { path: '/publishing/history', method: 'get', handler: onlyFor(isStaff, sendHistory) },
  { path: '/publishing/state', method: 'get', handler: onlyFor(isStaff, sendDocumentState) },
]
