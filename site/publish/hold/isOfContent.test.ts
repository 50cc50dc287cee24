import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ReleaseError } from '../render/ReleaseError.ts'
import { isOfContent } from './isOfContent.ts'

const faultOf = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

test('a template that stumbles over a field blames the content', () => {
  const body = JSON.parse('{}') as { title: string }

  expect(isOfContent(faultOf(() => body.title.length))).toBe(true)
  expect(isOfContent(new ReleaseError('No.', []))).toBe(true)
})

test('what the system refuses blames none of it, of whatever kind the error is', () => {
  expect(isOfContent(faultOf(() => readFileSync('/nowhere/at/all')))).toBe(false)
  // A TypeError with a code of Node's own.
  expect(isOfContent(faultOf(() => readFileSync({} as string)))).toBe(false)
  expect(isOfContent('anything else')).toBe(false)
})
