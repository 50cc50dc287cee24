import { atom } from 'nanostores'
import type { UserAnswer } from '../contracts/user.ts'

export type SignedInUser = UserAnswer['user']

/** The person who is signed in, or `null` for a guest. */
export const $user = atom<SignedInUser | null>(null)
