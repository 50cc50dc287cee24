import { expect, test } from 'vitest'
import { type Line, traceOf } from './traceOf.ts'

let clock = 0
const line = (service: string, event: string, details: object): Line => ({
  time: new Date(Date.UTC(2026, 0, 1, 0, 0, clock++)).toISOString(),
  service,
  event,
  ...details,
})

const submission = [
  line('cms', 'submission stored', { request: 'call-1', reference: 'APP-1' }),
  line('cms', 'mail queued', { request: 'call-1', mail: 'mail-1' }),
  line('web', 'request', { request: 'call-1', status: 201 }),
  line('cms', 'mail sent', { mail: 'mail-1' }),
]
const publish = [
  line('cms', 'change recorded', { request: 'call-2', outbox: 'row-2' }),
  line('cms', 'nudge sent', { outbox: ['row-2', 'row-3'], requests: ['call-2', 'call-3'] }),
  line('publisher', 'nudge received', { outbox: ['row-2', 'row-3'], requests: ['call-2', 'call-3'] }),
  line('publisher', 'release is live', {
    release: 'release-9',
    outbox: ['row-2', 'row-3'],
    requests: ['call-2', 'call-3'],
  }),
  line('cms', 'release.live', { release: 'release-9', outbox: ['row-2', 'row-3'] }),
]
const neighbour = line('cms', 'change recorded', { request: 'call-3', outbox: 'row-3' })
const rest = [neighbour, line('cms', 'call', { request: 'call-4' }), line('publisher', 'ready', {})]
const lines = [...rest, ...publish.toReversed(), ...submission.toReversed()]

test('the reference a visitor was told leads to the call and its mails, in order', () => {
  expect(traceOf(lines, 'APP-1')).toEqual(submission)
})

test('a change is followed to the visitors by its row or its call, without the changes beside it', () => {
  expect(traceOf(lines, 'row-2')).toEqual(publish)
  expect(traceOf(lines, 'call-2')).toEqual(publish)
})

test('a release leads back to every change in it', () => {
  expect(traceOf(lines, 'release-9')).toEqual([...publish, neighbour])
})

test('what nobody wrote about is nowhere', () => {
  expect(traceOf(lines, 'APP-2')).toEqual([])
})
