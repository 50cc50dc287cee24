import { expect, test } from 'vitest'
import { emailSlip } from './emailSlip.ts'

test.for([
  ['sara@gmail.con', 'sara@gmail.com'],
  ['Sara@GMIAL.com ', 'Sara@gmail.com'],
  ['sara@hotmai.com', 'sara@hotmail.com'],
  ['sara@yahooo.com', 'sara@yahoo.com'],
  ['sara@outlook.om', 'sara@outlook.com'],
  ['a@b@icloud.cim', undefined],
  ['sara@gmail.com', undefined],
  ['sara@ymail.com', undefined],
  ['sara@mail.com', undefined],
  ['sara@hotmail.fr', undefined],
  ['sara@rasikh.example', undefined],
  ['gmial.com', undefined],
  ['', undefined],
] as const)('whoever writes %j most likely meant %j', ([written, meant]) => {
  expect(emailSlip(written)).toBe(meant)
})
