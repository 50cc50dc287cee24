import { newObjectId } from '@/database/newObjectId'
import { dashboardMessages } from '@diwan/shared/messages/dashboard'
import { createLocalReq } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect } from 'vitest'
import { createUser } from '../../../tests/builders/createUser'
import { test } from '../../../tests/test'
import { PublishingLine } from './PublishingLine'

test('changes behind a pin are not said to be on the way to visitors', async ({ payload }) => {
  await payload.db.deleteMany({ collection: 'outbox', where: {} })
  const user = { ...(await createUser(payload, { role: 'editor' })), collection: 'users' as const }
  const req = await createLocalReq({ user }, payload)
  const addSent = (release?: string) =>
    payload.db.create({
      collection: 'outbox',
      customID: newObjectId(),
      data: { collection: 'blogs', documentId: newObjectId(), operation: 'change', state: 'sent', release },
    })
  const words = dashboardMessages.en
  const line = async () =>
    renderToStaticMarkup(await PublishingLine({ req, words, language: 'en', timeZone: 'Asia/Riyadh' }))

  await addSent('r1')
  expect(await line()).toContain(words.pinned(1))

  await addSent()
  expect(await line()).toContain(words.underWay(1))
})
