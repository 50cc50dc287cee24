import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { fieldAt } from './fieldAt'

const author = { name: 'author', type: 'relationship', relationTo: ['users', 'leaders'] } as FlattenedField
const held = (path: string) => fieldAt(path, { fields: [author], fieldsOf: () => undefined, locales: [] })

test('a document of one of several collections has two parts, whatever else objects are born with', () => {
  expect(held('author.value')).toMatchObject({ kind: 'referenceId' })
  expect(held('author.relationTo')).toMatchObject({ kind: 'referenceTo' })
  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
    expect(held(`author.${name}`), name).toBeUndefined()
})
