/** What a template that answers an enquiry may use. */
export const enquiryWords = ['name', 'reference', 'subject', 'company', 'me'] as const
