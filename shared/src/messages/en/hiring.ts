import type { Texts } from '../texts.ts'

/** Words of the hiring desk: what its calls answer, and its screens. */
export const hiring = {
  stages: {
    new: 'New',
    screening: 'Screening',
    interview: 'Interview',
    offer: 'Offer',
    hired: 'Hired',
    rejected: 'Declined',
    withdrawn: 'Withdrawn',
  },
  mentioned: {
    subject: (name: string, reference: string) => `${name} named you in a note (${reference})`,
    body: (name: string, reference: string) =>
      `${name} named you in a note about the application ${reference}. Read it here:`,
  },
  reminder: {
    subject: 'Shall we keep your details?',
    body: (date: string) =>
      `You applied to us some time ago. We keep your details until ${date}; then they are erased and nobody can find you in them.`,
    choose:
      'If you would like to hear of other positions, you can keep them with us for another year. You can also have them erased at once. Both take one click here:',
  },
  faults: {
    missing: 'This application does not exist, or no longer.',
    stale: 'Somebody else has moved this application in the meantime. Look at where it is now, then decide again.',
    sameStage: 'The application is in this stage already.',
    withdrawn: 'The candidate has withdrawn this application. It cannot be moved.',
    reasonMissing: 'Choose the reason for declining.',
    nothingToUndo: 'There is no move to take back.',
    malformed: 'This cannot be read. Reload the page and try again.',
    unknownReason: 'This reason does not exist, or no longer.',
    anonymous: 'The personal data of this candidate has been erased. Nobody can be written to.',
    duplicateMissing: 'One of these two people does not exist, or no longer.',
    sameApplicant: 'Choose two different people.',
    interviewPast: 'Choose times that are still to come.',
    interviewMissing: 'This interview does not exist, or was cancelled.',
    colleagueMissing: 'One of the colleagues does not exist, or no longer.',
  },
}

export type HiringMessages = Texts<typeof hiring>
