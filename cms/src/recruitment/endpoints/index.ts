import type { Endpoint } from 'payload'
import { sendBoard, sendChanges } from './board'
import { sendCv, sendCvText, sendToFile } from './cv'
import { sendApplications } from './export'
import { receiveInvitation } from './interviews'
import { receiveManyMoves, receiveMove, receiveUndo } from './moves'
import { sendPanel } from './panel'
import { sendReport } from './report'
import { receiveVacancyState } from './vacancy'
import { receiveAdmission, receiveLetter, receiveNote, receiveRating, receiveTags, sendTemplates } from './work'

/** The desk's calls about applications, under `/api/applications`. */
export const deskEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/board', method: 'get', handler: sendBoard },
  { path: '/changes', method: 'get', handler: sendChanges },
  { path: '/report', method: 'get', handler: sendReport },
  { path: '/export', method: 'get', handler: sendApplications },
  { path: '/move-many', method: 'post', handler: receiveManyMoves },
  { path: '/cv/:token', method: 'get', handler: sendCv },
  { path: '/:id/panel', method: 'get', handler: sendPanel },
  { path: '/:id/files/:file', method: 'get', handler: sendToFile },
  { path: '/:id/cv-text', method: 'get', handler: sendCvText },
  { path: '/:id/move', method: 'post', handler: receiveMove },
  { path: '/:id/undo', method: 'post', handler: receiveUndo },
  { path: '/:id/admit', method: 'post', handler: receiveAdmission },
  { path: '/:id/note', method: 'post', handler: receiveNote },
  { path: '/:id/rate', method: 'post', handler: receiveRating },
  { path: '/:id/tags', method: 'post', handler: receiveTags },
  { path: '/:id/interview', method: 'post', handler: receiveInvitation },
  { path: '/:id/templates', method: 'get', handler: sendTemplates },
  { path: '/:id/vacancy', method: 'post', handler: receiveVacancyState },
  { path: '/:id/mail', method: 'post', handler: receiveLetter },
]
