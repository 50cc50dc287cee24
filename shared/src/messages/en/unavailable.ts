import type { Texts } from '../texts.ts'

/** What is said while a part of the system does not answer. */
export const unavailable = {
  title: 'Starting, or under maintenance',
  part: 'This part of the site is not answering. Please try again in a few seconds.',
  form: 'No answer came to what you sent. Go back to the form, where what you typed still is, and send it again in a minute.',
  disk: 'Nothing can be stored at this moment, so nothing was saved: the disk is full, or cannot be written. Keep what you wrote, and tell whoever looks after the server.',
  database: 'The database does not answer at this moment. Please try again in a few seconds.',
}

export type UnavailableMessages = Texts<typeof unavailable>
