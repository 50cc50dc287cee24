import type { DemoDocument } from '../demoDocument.ts'
import { applicants } from './applicants.ts'
import { applications } from './applications.ts'
import { contacts } from './contacts.ts'

/** What fictional visitors sent: enquiries and applications for staff to work with. */
export function demoRecords(): DemoDocument[] {
  return [...contacts, ...applicants, ...applications]
}
