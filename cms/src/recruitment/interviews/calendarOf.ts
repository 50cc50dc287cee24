export interface Appointment {
  uid: string
  /** Later words on the same appointment have a larger number. */
  sequence: number
  start: Date
  minutes: number
  summary: string
  description: string
  location: string
  organizer: { name: string; address: string }
  attendee: { name: string; address: string }
  isCancelled?: boolean
  stamp: Date
}

const utc = (date: Date) => `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const text = (value: string) =>
  value
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')

/** A parameter's value: quoted, and without what a quoted string may not hold. */
const quoted = (value: string) => `"${value.replace(/["\p{Cc}]/gu, "'")}"`

/** An appointment as an iCalendar object (RFC 5545) that mail programs offer to add, change or remove. */
export function calendarOf(appointment: Appointment): string {
  const { attendee, description, isCancelled, location, minutes, organizer, sequence, stamp, start, summary, uid } =
    appointment
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Diwan//Hiring desk//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'REQUEST'}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(new Date(start.getTime() + minutes * 60_000))}`,
    `SUMMARY:${text(summary)}`,
    `DESCRIPTION:${text(description)}`,
    `LOCATION:${text(location)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.address}`,
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;CN=${quoted(attendee.name)}:mailto:${attendee.address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const MAX_OCTETS = 75

/** Lines longer than 75 octets go on in the next one, after a blank; no character is cut in two. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > MAX_OCTETS) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}
