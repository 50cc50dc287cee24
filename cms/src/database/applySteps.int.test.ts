import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'
import { beforeEach, expect } from 'vitest'
import { test as base } from '../../tests/test'
import { env } from '@/env'
import { applySteps } from './mongodb/applySteps'
import { dataSteps, type DataStep } from './mongodb/steps'

const test = base.skipIf(!env.DATABASE_URI.startsWith('mongodb'))

const adapterOf = ({ db }: Payload) => db as unknown as MongooseAdapter
const doneIn = async (payload: Payload) => {
  const rows = await adapterOf(payload).connection.collection('data-steps').find().toArray()
  return rows.map(({ _id }) => String(_id)).toSorted()
}

let applied: string[] = []
beforeEach(() => {
  applied = []
})
const aStep = (name: string, apply = async () => {}): DataStep => ({
  name,
  apply: async () => {
    applied.push(name)
    await apply()
  },
})

test('a database that starts has seen every step', async ({ payload }) => {
  expect(await doneIn(payload)).toEqual(dataSteps.map(({ name }) => name).toSorted())
})

test('each step is done once, in its order, and so is one that comes later', async ({ payload }) => {
  const db = adapterOf(payload)
  await applySteps(db, [aStep('once 1'), aStep('once 2')])
  await applySteps(db, [aStep('once 1'), aStep('once 2'), aStep('once 3')])

  expect(applied).toEqual(['once 1', 'once 2', 'once 3'])
})

test('instances that start at once do each step once, and none goes on before it is done', async ({ payload }) => {
  const db = adapterOf(payload)
  const begun = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const slow = aStep('slow', () => {
    begun.resolve()
    return ended.promise
  })
  const started: string[] = []
  const start = async (name: string) => {
    await applySteps(db, [slow, aStep('after it')])
    started.push(name)
  }

  const all = [start('a'), start('b'), start('c')]
  await begun.promise
  expect(started).toEqual([])
  ended.resolve()
  await Promise.all(all)

  expect(applied).toEqual(['slow', 'after it'])
  expect(started.toSorted()).toEqual(['a', 'b', 'c'])
})

test('one that breaks off keeps its instance from starting, and the next start begins with it', async ({ payload }) => {
  const db = adapterOf(payload)
  const broken = aStep('broken', () => Promise.reject(new Error('no room')))
  await expect(applySteps(db, [aStep('before'), broken, aStep('behind')])).rejects.toThrow('no room')

  expect(await doneIn(payload)).not.toContain('broken')
  await applySteps(db, [aStep('before'), aStep('broken'), aStep('behind')])
  expect(applied).toEqual(['before', 'broken', 'broken', 'behind'])
})
