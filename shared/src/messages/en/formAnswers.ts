import { sentences } from '../sentences.ts'
import type { Texts } from '../texts.ts'

/** What is said about forms that have been sent, by the endpoints and by a page that delivers what it kept. */
export const formAnswers = {
  reportLink: {
    title: 'This link does not open the report',
    expired: 'The link is older than 7 days, or was not copied whole. Ask for the report again and you get a new one.',
    gone: 'This report is no longer offered.',
    again: 'To the reports',
  },
  failedAlone: 'What you sent could not be stored. Go back to the form and send it again in a minute.',
  failedWithoutFiles:
    'Your application could not be sent. What you typed is still here: choose your CV again, and send it in a minute.',
  proof: 'One moment: your browser is checking that you are not a program.',
  keptApplicationSent: (reference: string) =>
    `The application kept on this device was sent. Its reference is ${reference}.`,
  keptApplicationRefused: (reasons: readonly string[]) =>
    `An application kept on this device was not accepted. ${sentences(reasons)}Please write it again.`,
  keptSent: (reference: string) => `The message kept on this device was sent. Its reference is ${reference}.`,
  keptRefused: (reasons: readonly string[]) =>
    `A message kept on this device was not accepted. ${sentences(reasons)}Please write it again.`,
}

export type FormAnswersMessages = Texts<typeof formAnswers>
