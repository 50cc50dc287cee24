import type { Texts } from '../texts.ts'

/** Words of the contacts desk. */
export const desk = {
  answer: 'Answer by mail',
  template: 'Template',
  choose: 'Choose a template …',
  replaceText: 'Put the template in the place of what you have written?',
  replace: 'Use the template',
  subject: 'Subject',
  text: 'Answer',
  send: 'Send the answer',
  sent: 'The answer is on its way. The enquiry is marked as answered.',
  answeredMeanwhile: 'This enquiry was answered meanwhile. Load the page again to read it; what you wrote stays here.',
  required: 'Write a subject and an answer.',
  missing: 'This enquiry does not exist, or your account may not read it.',
}

export type DeskMessages = Texts<typeof desk>
