import { expect, test } from 'vitest'
import { askedAbout, hasLeftAddress, isOwnEmail } from './ownEmails'

const known = (value: string) => ({ fact: 'email' as const, value })

test('an address counts as the person’s own when the record names it and it came from them', () => {
  const applicant = {
    email: 'b@b.example',
    alsoKnownAs: [known('C@c.example')],
    ownEmails: ['a@a.example', 'b@b.example'],
  }

  expect(isOwnEmail(applicant, ' B@B.example')).toBe(true)
  expect(isOwnEmail(applicant, 'c@c.example'), 'entered by a colleague').toBe(false)
  expect(isOwnEmail(applicant, 'a@a.example'), 'no longer in the record').toBe(false)
  expect(hasLeftAddress(applicant)).toBe(true)
})

test('the addresses of a record that nobody has touched are the person’s own', () => {
  const applicant = { email: 'a@a.example', alsoKnownAs: [known('old@a.example')], ownEmails: null }

  expect(isOwnEmail(applicant, 'old@a.example')).toBe(true)
  expect(hasLeftAddress(applicant)).toBe(false)
})

test('who is asked about a new address had theirs before; who never gave one is asked there', () => {
  expect(askedAbout({ email: 'new@a.example', ownEmails: ['first@a.example', 'a@a.example'] }, 'new@a.example')).toBe(
    'a@a.example',
  )
  expect(askedAbout({ email: 'new@a.example', ownEmails: [] }, 'new@a.example')).toBe('new@a.example')
})
