import { expect, test } from 'vitest'
import { type Appointment, calendarOf } from './calendarOf'

const anAppointment = (more: Partial<Appointment> = {}): Appointment => ({
  uid: 'abc@diwan.example',
  sequence: 2,
  start: new Date('2026-06-01T09:30:00.000Z'),
  minutes: 45,
  summary: 'Interview',
  description: 'See you.',
  location: 'Riyadh',
  organizer: { name: 'Rasikh', address: 'jobs@rasikh.example' },
  attendee: { name: 'Omar', address: 'omar@example.com' },
  stamp: new Date('2026-05-01T00:00:00.000Z'),
  ...more,
})

const unfolded = (calendar: string) => calendar.replaceAll('\r\n ', '').split('\r\n')

test('an appointment has its times in UTC and says who meets whom', () => {
  const lines = unfolded(calendarOf(anAppointment()))

  expect(lines).toContain('METHOD:REQUEST')
  expect(lines).toContain('DTSTART:20260601T093000Z')
  expect(lines).toContain('DTEND:20260601T101500Z')
  expect(lines).toContain('SEQUENCE:2')
  expect(lines).toContain('ORGANIZER;CN="Rasikh":mailto:jobs@rasikh.example')
  expect(lines.at(-1)).toBe('')
})

test('what people typed cannot add a line or end a value', () => {
  const summary = 'A; B, C\\D\r\nATTENDEE:mailto:evil@example.com'
  const calendar = calendarOf(anAppointment({ summary, attendee: { name: 'O"mar\nX', address: 'o@example.com' } }))

  const lines = unfolded(calendar)
  expect(lines).toContain('SUMMARY:A\\; B\\, C\\\\D\\nATTENDEE:mailto:evil@example.com')
  expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;CN="O'mar'X":mailto:o@example.com`,
  ])
})

test('no line is longer than 75 octets, and no Arabic letter is cut in two', () => {
  const summary = 'مقابلة بشأن وظيفة مستشار الزكاة والضرائب في الرياض '.repeat(4).trim()
  const calendar = calendarOf(anAppointment({ summary }))

  for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(unfolded(calendar)).toContain(`SUMMARY:${summary}`)
})

test('a cancelled appointment is taken out of the calendar', () => {
  const lines = unfolded(calendarOf(anAppointment({ isCancelled: true })))

  expect(lines).toContain('METHOD:CANCEL')
  expect(lines).toContain('STATUS:CANCELLED')
})
