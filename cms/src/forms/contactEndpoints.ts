import { MAX_FORM_BYTES } from '@diwan/shared/spec/forms'
import type { Endpoint } from 'payload'
import { judgeContact } from './contacts/judgeContact'
import { storeContact } from './contacts/storeContact'
import { receiveForm } from './receiveForm'
import { sendToForm } from './sendToForm'

const receiveContact = receiveForm({
  records: 'contacts',
  types: ['application/json', 'application/x-www-form-urlencoded'],
  maxBytes: MAX_FORM_BYTES,
  judge: judgeContact,
  store: storeContact,
})

/** Endpoints of the collection `contacts`: Payload looks for `/api/contacts/…` in the collection only. */
export const contactEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/submit', method: 'post', handler: receiveContact },
  { path: '/submit', method: 'get', handler: sendToForm('/contact-us') },
]
