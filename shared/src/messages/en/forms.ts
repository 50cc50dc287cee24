import type { Texts } from '../texts.ts'

/** Words of the public forms: labels, hints, faults, confirmations. */
export const forms = {
  fault: {
    nameRequired: 'Enter your full name',
    nameTooLong: 'Name must be 120 characters or fewer',
    emailRequired: 'Enter your email address',
    emailInvalid: 'Enter an email address in the correct format, like name@example.com',
    emailTooLong: 'Email address must be 254 characters or fewer',
    phoneInvalid: 'Enter a phone number, like 050 123 4567 or +966 50 123 4567',
    companyTooLong: 'Company must be 160 characters or fewer',
    subjectTooLong: 'Subject must be 160 characters or fewer',
    messageRequired: 'Enter your message',
    messageTooLong: 'Message must be 5,000 characters or fewer',
    topicInvalid: 'Choose a topic from the list',
    consentRequired: 'Confirm that we may use your details to answer you',
    unknownField: 'This field is not part of the form',
    wrongType: 'Enter this as text',
  },
}

export type FormsMessages = Texts<typeof forms>
