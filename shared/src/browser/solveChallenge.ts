import { solveChallenge as solve } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { ChallengeAnswer } from '../contracts/errorAnswer.ts'

/**
 * Does the work that the server asks of suspicious senders, and gives the proof of it; `undefined` where a browser cannot
 * (`crypto.subtle` exists on https and localhost only). Loaded when it is asked for: who is not suspicious never downloads it.
 */
export async function solveChallenge(challenge: ChallengeAnswer['challenge']): Promise<string | undefined> {
  if (typeof globalThis.crypto?.subtle === 'undefined') return undefined
  const solution = await solve({ challenge, deriveKey })
  return solution ? JSON.stringify({ challenge, solution }) : undefined
}
