import type { Texts } from '../texts.ts'

/** What the thank-you page says beside the reference, by what was sent. */
export const thanks = {
  message: {
    text: 'Your message is with us.',
    steps: {
      first: 'An email confirms that it has arrived, within a few minutes.',
      second: 'A person reads it, and the adviser in charge takes it over.',
      third: 'You hear from us by email within two working days.',
    },
  },
  report: {
    text: 'Your request is with us.',
    steps: {
      first: 'The link to the report is on its way to your mailbox. It arrives within a few minutes.',
      second: 'It works for 7 days. If you do not find it, look among the junk mail.',
      third: 'Do you have a question about the report? Answer the email: a person reads it.',
    },
  },
  application: {
    text: 'Your application is with us, your CV included.',
    steps: {
      first: 'An email confirms that it has arrived, within a few minutes.',
      second: 'A recruiter reads it. If it fits the role, we call or write to arrange a conversation.',
      third: 'You hear from us in any case, usually within two weeks.',
    },
  },
}

export type ThanksMessages = Texts<typeof thanks>
