import type { Texts } from '../texts.ts'

/** Words of the mails. */
export const mail = {
  greeting: (name: string) => `Dear ${name},`,
  again: (subject: string) => `Re: ${subject}`,
  signature: (company: string) => `${company}`,
  automatic: 'This message was sent automatically. You can answer it.',
  contactReceived: {
    subject: (reference: string) => `We have received your message (${reference})`,
    body: (reference: string) =>
      `Thank you for writing to us. Your message has arrived, and its reference is ${reference}.`,
    next: 'A colleague reads it and answers within two working days. Please quote the reference if you write again.',
    copy: 'What you wrote:',
  },
  reportRequested: {
    subject: (title: string) => `Your copy of “${title}”`,
    body: (title: string) => `Thank you for your interest in “${title}”.`,
    link: (days: number) => `Download it here. The link works for ${days} days:`,
  },
  contactForTeam: {
    subject: (kind: string, name: string, reference: string) => `${kind} from ${name} (${reference})`,
    kind: {
      contact: 'Message',
      'partner-enquiry': 'Partner enquiry',
      'report-request': 'Report request',
    },
    open: 'Open it in the control panel:',
  },
  contactGiven: {
    subject: (reference: string) => `A message is yours to answer (${reference})`,
    body: (name: string) => `A colleague has given you a message from ${name} to answer.`,
  },
  applicationReceived: {
    subject: (reference: string) => `We have received your application (${reference})`,
    body: (vacancy: string) => `Thank you for applying for “${vacancy}”. Your application has arrived.`,
    speculative: 'Thank you for sending us your CV. Your application has arrived.',
    reference: (reference: string) => `Its reference is ${reference}. Please quote it if you write to us.`,
    next: 'We read every application and answer each of them, usually within two weeks.',
    follow: 'See where it is, change it, withdraw it or erase everything, without an account:',
    retentionOpen: (date: string) =>
      `We keep your details as long as this position is open, and at least until ${date}; then we make them anonymous. With the link above you decide otherwise.`,
    retention: (date: string) =>
      `We keep your details until ${date} and then make them anonymous. With the link above you decide otherwise.`,
  },
  applicationAgain: {
    subject: (reference: string) => `We already have your application (${reference})`,
    body: (vacancy: string) =>
      `You have applied for “${vacancy}” before, and that application is with us. What you sent now was added to it.`,
  },
  applicationForTeam: {
    subject: (name: string, vacancy: string) => `${name} applied for “${vacancy}”`,
    again: (name: string, vacancy: string) => `${name} applied again for “${vacancy}”`,
    added: 'What is new stands with the first application, under the same reference.',
    speculative: 'Speculative application',
    speculativeSubject: (name: string) => `${name} sent a speculative application`,
    open: 'Open it in the control panel:',
  },
  field: {
    reference: 'Reference',
    name: 'Name',
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    subject: 'Subject',
    topic: 'Service or industry',
    report: 'Report',
    message: 'Message',
    city: 'City',
    vacancy: 'Vacancy',
    language: 'Language',
  },
}

export type MailMessages = Texts<typeof mail>
