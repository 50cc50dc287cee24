import type { Endpoint } from 'payload'
import { isAdmin } from '@/access/isAdmin'
import { isStaff } from '@/access/isStaff'
import { onlyFor } from '@/endpoints/onlyFor'
import { isPublisherOrAdmin } from './isPublisherOrAdmin'
import { receiveControl } from './receiveControl'
import { receiveReport } from './receiveReport'
import { sendDocuments } from './sendDocuments'
import { sendDocumentState } from './sendDocumentState'
import { sendFile } from './sendFile'
import { sendManifest } from './sendManifest'
import { sendStatus } from './sendStatus'

/** What the publisher and the publishing screen call, under `/api/publishing`. */
export const publishingEndpoints: Endpoint[] = [
  { path: '/publishing/documents', method: 'post', handler: onlyFor(isPublisherOrAdmin, sendDocuments) },
  { path: '/publishing/manifest', method: 'get', handler: onlyFor(isPublisherOrAdmin, sendManifest) },
  { path: '/publishing/files/:id', method: 'get', handler: onlyFor(isPublisherOrAdmin, sendFile) },
  // Its signature is what lets a report in.
  { path: '/publishing/report', method: 'post', handler: receiveReport },
  { path: '/publishing/control', method: 'post', handler: onlyFor(isAdmin, receiveControl) },
  { path: '/publishing/status', method: 'get', handler: onlyFor(isStaff, sendStatus) },
  { path: '/publishing/state', method: 'get', handler: onlyFor(isStaff, sendDocumentState) },
]
