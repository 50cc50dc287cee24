import type { Texts } from '../texts.ts'

/** Words about release bundles: what is wrong, and the actions beside the form. */
export const bundles = {
  faults: {
    missing: 'This bundle does not exist.',
    isEmpty: 'This bundle is empty. Add the entries that are to go live together.',
    isPublished: 'This bundle is already live.',
    isNotPublished: 'This bundle is not live, so there is nothing to take back.',
    isReleased: 'This bundle is live. Roll it back before you change what is in it.',
    isPast: 'Choose a time in the future.',
    isGone: 'is in the trash or was deleted. Take it out of the bundle, or restore it.',
    isUnwritten: 'has no language that is complete. Fill in what is required.',
    tooMany: 'A bundle holds at most 100 documents. Divide it into two.',
    changedSince: (title: string) =>
      `“${title}” was published again after this bundle. Bring it back by its own history, so that the newer text is not lost.`,
  },
  actions: {
    save: 'Save the bundle first; then it can be looked at and published.',
    preview: 'Look at the future site',
    publish: 'Publish everything now',
    rollBack: 'Take everything back',
    schedule: 'Publish at a time',
    plan: 'Plan it',
    unplan: 'Take the plan back',
    sure: 'Publish all documents of this bundle now, in one release?',
    sureBack: 'Bring back what visitors saw before this bundle, in one release?',
    working: 'Working …',
    planned: (when: string) => `Goes live at ${when}`,
    underWay: (live: number, all: number) => `On its way: ${live} of ${all} changes are live`,
    live: (release: string) => `Live in one release: ${release}`,
    back: (release: string) => `Taken back in one release: ${release}`,
    failed: 'Not published:',
  },
}

export type BundleMessages = Texts<typeof bundles>
