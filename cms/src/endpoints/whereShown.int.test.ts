import sharp from 'sharp'
import { expect } from 'vitest'
import type { Api } from '../../tests/Api'
import { createApplication } from '../../tests/builders/createApplication'
import { test } from '../../tests/test'
import { ROBOT } from '@/recruitment/robots'

const changeAll = async (api: Api, query: string) => {
  const headers = { ...(await api.as('recruiter')), 'Content-Type': 'application/json' }
  const body = JSON.stringify({ tags: ['looked at'] })
  const response = await api.fetch(`/api/applications?depth=0&${query}`, { method: 'PATCH', headers, body })
  const { docs } = (await response.json()) as { docs: { id: string }[] }
  return docs.map(({ id }) => id)
}

test('choosing all of a list changes what it shows: what robots sent is in a list of its own', async ({
  api,
  payload,
}) => {
  const [person, robot] = [await createApplication(payload), await createApplication(payload, { source: ROBOT })]

  const ofAll = await changeAll(api, 'where[id][not_equals]=')
  const ofRobots = await changeAll(api, `where[source][equals]=${ROBOT}`)
  const ofChosen = await changeAll(api, `where[and][0][id][in][0]=${robot.id}`)

  expect(ofAll).toContain(person.id)
  expect(ofAll).not.toContain(robot.id)
  expect(ofRobots).toContain(robot.id)
  expect(ofRobots).not.toContain(person.id)
  expect(ofChosen).toEqual([robot.id])
})

test('choosing all pictures and deleting them leaves those that were made for entries', async ({ api, payload }) => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f4c5c' } })
    .png()
    .toBuffer()
  const picture = (data: { shareOf?: string }) =>
    payload.create({
      collection: 'media',
      data: { alt: 'A blue field', ...data },
      file: { name: 'picture.png', data: bytes, mimetype: 'image/png', size: bytes.length },
    })
  const chosen = await picture({})
  const made = await picture({ shareOf: 'blogs/1/en' })
  const headers = await api.as('editor')

  await api.fetch('/api/media?where[id][not_equals]=', { method: 'DELETE', headers })

  const left = async (id: string) =>
    (await payload.count({ collection: 'media', where: { id: { equals: id } } })).totalDocs
  expect(await left(chosen.id)).toBe(0)
  expect(await left(made.id)).toBe(1)
})
