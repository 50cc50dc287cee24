import { MAX_APPLICATION_BYTES } from '@diwan/shared/spec/forms'
import type { Endpoint } from 'payload'
import { judgeApplication } from './applications/judgeApplication'
import { storeApplication } from './applications/storeApplication'
import { keepFiles } from './files/keepFiles'
import { receiveForm } from './receiveForm'
import { sendToForm } from './sendToForm'

const receiveApplication = receiveForm({
  records: 'applications',
  types: ['multipart/form-data'],
  maxBytes: MAX_APPLICATION_BYTES,
  judge: judgeApplication,
  prepare: (payload, { cv, answers }) => keepFiles(payload, [cv, ...answers.flatMap(({ file }) => file ?? [])]),
  store: storeApplication,
})

/** Endpoints of the collection `applications`: Payload looks for `/api/applications/…` in the collection only. */
export const applicationEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/submit', method: 'post', handler: receiveApplication },
  { path: '/submit', method: 'get', handler: sendToForm('/careers') },
]
