import { expect, test } from 'vitest'
import { accountMessages } from './account'
import { mailMessages } from './mail'

// The first letter that stands in no isolation gives a line its direction (UAX 9, P2).
const firstLetter = (line: string) => /\p{L}/u.exec(line.replace(/[\u2066-\u2068].*?\u2069/gu, ''))?.[0] ?? ''

test('a name in Latin letters leaves an Arabic greeting its direction', () => {
  const greetings = [mailMessages.ar.greeting('Sara Alotaibi'), accountMessages.ar.mail.greeting('Sara Alotaibi')]
  for (const greeting of greetings) expect(firstLetter(greeting)).toMatch(/\p{Script=Arabic}/u)
})
