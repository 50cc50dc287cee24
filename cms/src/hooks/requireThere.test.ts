import type { FlattenedField, PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { noteChoice, requireThere } from './requireThere'

const [GONE, ALSO_GONE] = ['f'.repeat(24), 'e'.repeat(24)]

/** A save by a person, of a document that points at what the database does not hold any more. */
function aSave() {
  const req = { context: {}, user: { id: 'a' }, payload: { db: { find: async () => ({ docs: [] }) } } }
  const flattenedFields = [{ name: 'cover', type: 'upload', relationTo: 'media' }] as FlattenedField[]
  const collection = { slug: 'blogs', flattenedFields }
  const call = { collection, req: req as unknown as PayloadRequest, context: {}, operation: 'update' }
  return {
    begin: () => noteChoice({ ...call, args: {} } as never),
    save: async (cover: string, before: string) =>
      requireThere({ ...call, data: { cover }, originalDoc: { cover: before } } as never),
  }
}

test('what a document points at already may stay, and nothing else that is gone can be chosen', async () => {
  const { begin, save } = aSave()

  begin()
  expect(await save(GONE, GONE)).toEqual({ cover: GONE })
  begin()
  await expect(save(ALSO_GONE, GONE)).rejects.toThrow('cover')
})

test('a save that follows from the one of a person is our own, and not judged', async () => {
  const { begin, save } = aSave()

  begin()
  await save(GONE, GONE)

  expect(await save(ALSO_GONE, GONE)).toEqual({ cover: ALSO_GONE })
})
