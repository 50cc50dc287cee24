import type { Texts } from '../texts.ts'

/** Words about planned publishing: beside a form, and on the screen that shows every plan. */
export const plans = {
  title: 'Planned',
  intro: 'What goes live or leaves the site by itself, in the order of time.',
  none: 'Nothing is planned. Open an entry, and choose a time under “Planned” beside its form.',
  toEntries: 'Go to the blogs',
  noneHere: 'Nothing is planned for this entry.',
  actions: { publish: 'Publish', unpublish: 'Take off the site' },
  hours: { appears: 'Visitors see it from', closes: 'Closes' },
  languages: { en: 'English', ar: 'Arabic', all: 'Both languages' },
  action: 'What happens',
  language: 'Language',
  time: 'Time',
  plan: 'Plan it',
  cancel: 'Cancel',
  cancelOf: (title: string) => `Cancel the plan for “${title}”`,
  cancelled: 'The plan is cancelled.',
  planned: 'Planned.',
  by: (name: string) => `planned by ${name}`,
  failed: 'This plan was not carried out:',
  bundle: 'Release bundle',
  clock: (zone: string) => `By the clock of the company: ${zone}.`,
  faults: {
    notYours: 'Your account may not plan this.',
    missing: 'This plan does not exist any more.',
    tooLate: 'This plan is being carried out at this moment. Reload the page to see what came of it.',
    isPast: 'Choose a time in the future.',
    inTrash: 'It is in the trash. Restore it and plan it again, or cancel this plan.',
    accountGone: 'The account that planned this no longer exists. Plan it again.',
    malformed: 'Say what is to happen, in which language and when.',
  },
}

export type PlanMessages = Texts<typeof plans>
