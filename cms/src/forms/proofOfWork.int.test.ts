import { MAX_PROVED_SUBMISSIONS, MIN_FILLING_TIME } from '@diwan/shared/spec/forms'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect } from 'vitest'
import { test } from '../../tests/test'
import type { Submission } from './submission'
import { createAdmission } from './receiving/limits'
import { challengeFor } from './receiving/proof'

const submission: Submission = {
  fields: {},
  files: new Map(),
  locale: 'en',
  page: undefined,
  wantsPage: false,
  address: '10.0.0.1',
  key: 'worked-for',
  isSpam: false,
  openFor: MIN_FILLING_TIME - 1,
  proof: undefined,
}

test('work lets so many submissions in from one address, and then none until later', async ({ payload }) => {
  const admit = createAdmission('a-form')
  const challenge = await challengeFor('a-form', submission)
  const solution = await solveChallenge({ challenge, deriveKey })
  const worked = { ...submission, proof: JSON.stringify({ challenge, solution }) }

  expect(await admit(payload, submission)).toBe('with-proof')
  const answers = []
  for (let index = 0; index < MAX_PROVED_SUBMISSIONS; index++) answers.push(await admit(payload, worked))
  const oneMore = await admit(payload, worked)

  expect(new Set(answers)).toEqual(new Set(['yes']))
  expect(oneMore).toEqual({ wait: expect.any(Number) as number })
})
