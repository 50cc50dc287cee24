import { createHash, createHmac, randomInt } from 'node:crypto'
import { CHALLENGE_COST, CHALLENGE_GUESSES, CHALLENGE_LIFETIME } from '@diwan/shared/spec/forms'
import { type Challenge, createChallenge, type Payload as Proof, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { env } from '@/env'
import type { Submission } from '../submission'

const secretFor = (purpose: string) => createHmac('sha256', env.PAYLOAD_SECRET).update(purpose).digest('hex')

const secrets = () => ({
  hmacSignatureSecret: secretFor('challenge'),
  hmacKeySignatureSecret: secretFor('challenge-key'),
})

/** What a solution is good for: one submission, which repeated is still one record. So none needs to be remembered. */
const purposeOf = (form: string, { address, key }: Submission) =>
  createHash('sha256')
    .update(`${form}\n${key ?? address}`)
    .digest('hex')

/** Work that a program has to do for each submission, and that a person's browser does unseen. */
export function challengeFor(form: string, submission: Submission): Promise<Challenge> {
  const [least, most] = CHALLENGE_GUESSES
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: CHALLENGE_COST,
    counter: randomInt(least, most),
    deriveKey,
    data: { for: purposeOf(form, submission) },
    expiresAt: new Date(Date.now() + CHALLENGE_LIFETIME),
    ...secrets(),
  })
}

/** Whether a submission brings the solution of a challenge that was made for it. */
export async function isProved(form: string, submission: Submission): Promise<boolean> {
  const proof = readProof(submission.proof)
  if (!proof || proof.challenge.parameters.data?.for !== purposeOf(form, submission)) return false
  try {
    return (await verifySolution({ ...proof, deriveKey, ...secrets() })).verified
  } catch {
    return false
  }
}

function readProof(text: string | undefined): Proof | undefined {
  try {
    const proof = JSON.parse(text ?? '') as Proof
    return typeof proof?.solution === 'object' && typeof proof?.challenge?.parameters === 'object' ? proof : undefined
  } catch {
    return undefined
  }
}
