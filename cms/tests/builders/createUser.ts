import { randomUUID } from 'node:crypto'
import type { UserDoc } from '@diwan/shared/generated/payload-types'
import type { Payload } from 'payload'

/** The password of every account that tests make. */
export const aPassword = 'correct horse battery staple'

/** An account; an editor unless the test says otherwise. */
export function createUser(payload: Payload, user: Partial<UserDoc> = {}): Promise<UserDoc> {
  return payload.create({
    collection: 'users',
    data: {
      name: 'Noura',
      email: `${randomUUID()}@rasikh.example`,
      password: aPassword,
      role: 'editor',
      ...user,
    } as UserDoc,
  })
}
