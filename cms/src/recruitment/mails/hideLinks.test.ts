import { expect, test } from 'vitest'
import { hideLinks } from './hideLinks'

const ID = 'a'.repeat(24)
const token = `${ID}.mf3k2l1q.Ab-_9`

test('words take the place of signed links, whatever stands around them', () => {
  const text = `Here: https://hr.example/base/api/candidate/${token}?lang=ar.\nTime: <http://localhost:3000/api/candidate/interview/${token}>`

  expect(hideLinks(text)).toBe(`Here: {{link}}.\nTime: <{{interview-${ID}}}>`)
  expect(hideLinks(`https://hr.example/api/candidate/email/${ID}~bmV3~x.mf3k.Ab-_9?lang=ar`)).toBe('{{link}}')
  expect(hideLinks(`https://hr.example/api/alerts/end/${token} https://hr.example/api/alerts/confirm/${token}`)).toBe(
    '{{alert-end}} {{alert-confirm}}',
  )
})

test('addresses that open nothing by themselves stay', () => {
  const text = 'https://hr.example/api/candidate and https://hr.example/en/careers/zakat-consultant'

  expect(hideLinks(text)).toBe(text)
})
