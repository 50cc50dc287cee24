import type { Texts } from '../texts.ts'

/** Words of the contacts desk and of the list of mails. */
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
  again: {
    send: 'Send again',
    sendAll: 'Send all of them again',
    hint: 'It goes to the same address with the same words. Put right first what its error tells of.',
    givenUp: (count: number) =>
      `${count} ${count === 1 ? 'mail' : 'mails'} could not be sent. Put right first what their errors tell of.`,
    sureAll: (count: number) => `Send ${count} ${count === 1 ? 'mail' : 'mails'} again, to the same addresses?`,
    sent: (count: number) =>
      `${count} ${count === 1 ? 'mail is' : 'mails are'} on the way. Load the page again to see how it went.`,
    none: 'Of these mails none was given up: they were sent, or are on their way.',
  },
}

export type DeskMessages = Texts<typeof desk>
