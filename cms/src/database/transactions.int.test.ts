import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload'
import { expect } from 'vitest'
import { test } from '../../tests/test'
import { env } from '@/env'
import { afterCommit } from './afterCommit'
import { inTransaction } from './inTransaction'
import { requireReplicaSet } from './mongodb/requireReplicaSet'

// Promises of both databases. What only one of them needs says so.
const onMongo = test.skipIf(env.DATABASE_URI.startsWith('file:'))

const begin = async (payload: Payload) => {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  return req
}

const addReason = (payload: Payload, title: string, unit: object = {}) =>
  payload.create({ collection: 'rejection-reasons', data: { title }, locale: 'en', ...unit })

const addUser = (payload: Payload, email: string, unit: object = {}) =>
  payload.create({
    collection: 'users',
    data: { name: 'Noura', email, password: 'correct horse battery staple', role: 'editor' },
    ...unit,
  })

const countReasons = async (payload: Payload, title: string) =>
  (await payload.count({ collection: 'rejection-reasons', where: { title: { equals: title } } })).totalDocs

test('of many accounts with one address, asked for at once after a start, one is made', async ({ payload }) => {
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => addUser(payload, 'same@rasikh.example')))

  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const where = { email: { equals: 'same@rasikh.example' } }
  expect((await payload.count({ collection: 'users', where })).totalDocs).toBe(1)
})

test('what a unit has written is seen by others when it is committed, and gone when it is not', async ({ payload }) => {
  const undone = await begin(payload)
  await addReason(payload, 'undone', { req: undone })
  expect(await countReasons(payload, 'undone')).toBe(0)
  await killTransaction(undone)

  const done = await begin(payload)
  await addReason(payload, 'done', { req: done })
  expect(await countReasons(payload, 'done')).toBe(0)
  await commitTransaction(done)

  expect(await countReasons(payload, 'undone')).toBe(0)
  expect(await countReasons(payload, 'done')).toBe(1)
})

test('who waits for a commit is called after it, and never after a rollback', async ({ payload }) => {
  const calls: string[] = []
  const undone = await begin(payload)
  await afterCommit(undone, () => calls.push('undone'))
  await killTransaction(undone)
  const done = await begin(payload)
  await addReason(payload, 'announced', { req: done })
  await afterCommit(done, () => calls.push('done'))
  expect(calls).toEqual([])

  await commitTransaction(done)

  await expect.poll(() => calls).toEqual(['done'])
})

test('a crowd of units that read between their writes is saved whole', async ({ payload }) => {
  const unit = (index: number) =>
    inTransaction(payload, async (req) => {
      await addReason(payload, `crowd ${index}`, { req })
      await payload.findGlobal({ slug: 'site-settings' })
      await addReason(payload, `crowd ${index}`, { req })
    })

  await Promise.all(Array.from({ length: 60 }, (_, index) => unit(index)))

  for (let index = 0; index < 60; index++) expect(await countReasons(payload, `crowd ${index}`)).toBe(2)
})

test('a unit may begin with many reads at once, as the checks of a form with relations do', async ({ payload }) => {
  const req = await begin(payload)

  const found = await Promise.all(Array.from({ length: 12 }, () => payload.find({ collection: 'blogs', req })))

  expect(found.map(({ totalDocs }) => totalDocs)).toEqual(Array.from({ length: 12 }, () => 0))
  await addReason(payload, 'after the checks', { req })
  await commitTransaction(req)
  expect(await countReasons(payload, 'after the checks')).toBe(1)
})

onMongo('an address without the name of the replica set is refused', async () => {
  const uri = new URL(env.DATABASE_URI)
  uri.searchParams.delete('replicaSet')

  await expect(requireReplicaSet(uri.href)).rejects.toThrow(/Add replicaSet=/)
})
