import type { Texts } from '../texts.ts'

/** What the web server says while a part behind it does not answer. */
export const unavailable = {
  title: 'Starting, or under maintenance',
  part: 'This part of the site is not answering. Please try again in a few seconds.',
  form: 'What you sent was not received. Go back to the form, where what you typed still is, and send it again in a minute.',
}

export type UnavailableMessages = Texts<typeof unavailable>
