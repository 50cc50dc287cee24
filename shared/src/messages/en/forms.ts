import type { Texts } from '../texts.ts'
import { phone } from './phone.ts'

/** Words of the public forms: labels, hints, faults, confirmations. */
export const forms = {
  label: {
    name: 'Full name',
    email: 'Email address',
    phone: 'Phone number',
    company: 'Company',
    subject: 'Subject',
    topic: 'What is it about?',
    message: 'Message',
    city: 'City you live in',
    cv: 'Your CV',
    coverLetter: 'Why this role?',
    consent: 'You may use my details to answer me',
    applicantConsent: 'You may use my details to consider this application',
    talentPool: 'You may also keep them for 12 months, for other roles that fit',
    website: 'Leave this field empty',
  },
  hint: {
    optional: '(optional)',
    email: 'We answer to this address',
    emailSlip: (address: string) => `Did you mean ${address}?`,
    phone: 'With the country code if it is not a Saudi number',
    cv: 'PDF, DOC, DOCX, ODT or RTF, or a photo (JPG, PNG) of a paper one, up to 10 MB',
    file: 'PDF, DOC, DOCX, ODT, RTF, JPG or PNG, up to 10 MB',
    coverLetter: 'A few sentences are enough',
    cvKept: (name: string) => `Chosen: ${name}`,
    privacy: 'Read the privacy policy',
  },
  option: {
    generalEnquiry: 'Something else',
    services: 'Services',
    solutions: 'Industries',
    yes: 'Yes',
    no: 'No',
    choose: 'Choose',
  },
  phoneField: phone,
  action: {
    send: 'Send message',
    partner: 'Send enquiry',
    report: 'Request the report',
    apply: 'Send application',
    sending: 'Sending…',
    uploading: (percent: number) => `Sending… ${percent}%`,
    tryAgain: 'Try again',
  },
  summary: { title: 'There is a problem', prefix: 'Error: ' },
  state: {
    failed: 'Your message could not be sent. Everything you entered is still here: try again in a minute.',
    tooMany: (minutes: number) =>
      minutes === 1
        ? 'Too many messages from here. Try again in a minute.'
        : `Too many messages from here. Try again in ${minutes} minutes.`,
    refused: 'Your message was not accepted. Check what you entered and send it again.',
    garbled:
      'Your text reached us in a form that cannot be read, and nothing was stored. Open the form again, in another browser if it goes on, and send it once more.',
    kept: 'You are offline, or our system cannot be reached. Your message is kept on this device and is sent by itself as soon as possible.',
    keptUntil:
      'Keep this browser; you can close the page. A message kept for 7 days without a connection is discarded.',
    keptApplication:
      'You are offline, or our system cannot be reached. Your application is kept on this device, with its files, and is sent by itself as soon as possible.',
    keptApplicationUntil:
      'Keep this browser; you can close the page. An application kept for 7 days without a connection is discarded.',
    waitingApplication:
      'You are offline, or our system cannot be reached. Keep this page open: your application is sent as soon as possible.',
  },
  fault: {
    nameRequired: 'Enter your full name',
    nameTooLong: 'Name must be 120 characters or fewer',
    emailRequired: 'Enter your email address',
    emailInvalid: 'Enter an email address in the correct format, like name@example.com',
    emailTooLong: 'Email address must be 254 characters or fewer',
    phoneRequired: 'Enter your phone number',
    phoneInvalid: 'Enter a phone number, like 050 123 4567 or +966 50 123 4567',
    companyTooLong: 'Company must be 160 characters or fewer',
    subjectTooLong: 'Subject must be 160 characters or fewer',
    messageRequired: 'Enter your message',
    messageTooLong: 'Message must be 5,000 characters or fewer',
    topicInvalid: 'Choose a topic from the list',
    reportInvalid: 'Choose a report from the list',
    consentRequired: 'Confirm that we may use your details to answer you',
    applicantConsentRequired: 'Confirm that we may use your details to consider your application',
    cityTooLong: 'City must be 120 characters or fewer',
    coverLetterTooLong: 'Your answer must be 8,000 characters or fewer',
    answerRequired: 'Answer this question',
    questionGone: 'The vacancy no longer asks a question that you answered. Check the form and send it again',
    answerTooLong: 'Your answer must be 2,000 characters or fewer',
    vacancyInvalid: 'This vacancy does not exist',
    vacancyClosed: 'This vacancy no longer takes applications. You are welcome to send us a speculative application',
    cvRequired: 'Choose your CV',
    cvEmpty: 'The file is empty. Choose another one',
    cvTooBig: 'The file must be 10 MB or smaller',
    fileAgain: 'Choose the file again: a browser does not give it back to the form',
    fileChanged: 'The file was changed or moved after you chose it. Choose it again',
    filesTooBig: 'All files together must be 20 MB or smaller',
    cvWrongType: 'The file must be a PDF, DOC, DOCX, ODT, RTF, JPG or PNG',
    cvLoads: 'The file loads something from the internet when it is opened. Save it as a PDF, or choose another one',
    cvMacros: 'The file holds macros, which are programs. Save it as a PDF, or choose another one',
    cvPassword: 'The file is protected by a password. Remove the password, or choose another file',
    cvInfected: 'A virus scanner found something in this file. Choose another one',
    cvUnreadable: 'The file could not be read. Save it again, or choose another one',
    unknownField: 'This field is not part of the form',
    wrongType: 'Enter this as text',
  },
}

export type FormsMessages = Texts<typeof forms>
