import type { Texts } from '../texts.ts'

/** Words of our own screens in the admin. */
export const admin = {
  release: {
    release: (id: string, pages: number, ms: number) =>
      `Release ${id} · ${pages} ${pages === 1 ? 'page' : 'pages'} · ${ms} ms`,
    published: {
      since: (when: string) => `Live since ${when}`,
      appears: (when: string) => `Published: visitors see it from ${when}`,
      queued: 'Queued: goes live in a moment',
      sent: 'Being rendered …',
      failed: 'Held back: this version cannot be shown',
      failedHint: 'Visitors still see how it was before. Correct this and publish again:',
      pinned: (release: string) => `Published, but the site is pinned to release ${release}`,
      pinnedHint: 'Visitors see it when the site is unpinned on the publishing screen.',
    },
    unpublished: {
      since: (when: string) => `Off the site since ${when}`,
      queued: 'Queued: leaves the site in a moment',
      sent: 'Being taken off the site …',
      failed: 'Held back: it cannot be taken off the site',
      failedHint: 'Visitors still see it. It leaves the site when this is corrected:',
      pinned: (release: string) => `Will leave the site when it is unpinned from release ${release}`,
      pinnedHint: 'Until then visitors see what that release has of it. Unpin the site on the publishing screen.',
    },
    elsewhere: {
      queued: 'Queued: the last change reaches the site in a moment',
      sent: 'The last change is being rendered …',
      failed: 'Held back: the last change cannot be shown',
      failedHint: 'Visitors still see how it was before. Correct this and publish again:',
      pinned: (release: string) => `The last change waits: the site is pinned to release ${release}`,
      pinnedHint: 'Visitors see it when the site is unpinned on the publishing screen.',
    },
    missing: {
      en: {
        off: 'Not on the site in English',
        unpublished: 'Not published in English',
        since: (when: string) => `Live in Arabic, last change ${when}`,
        appears: (when: string) => `Published in Arabic: visitors see it from ${when}`,
        first: (when: string) => `Live in Arabic since the first release (${when})`,
      },
      ar: {
        off: 'Not on the site in Arabic',
        unpublished: 'Not published in Arabic',
        since: (when: string) => `Live in English, last change ${when}`,
        appears: (when: string) => `Published in English: visitors see it from ${when}`,
        first: (when: string) => `Live in English since the first release (${when})`,
      },
    },
    notTaken: 'Queued: the publisher has not taken it yet',
    notTakenHint: 'Visitors still see how it was before. It is kept and sent again until the publisher takes it:',
    releaseFailed: 'Waits: the release failed',
    releaseFailedHint:
      'Visitors still see how it was before. Nothing has to be published again: it goes on when this is put right:',
    first: (when: string) => `Live since the first release (${when})`,
    never: 'Not published yet',
    unknown: 'The publishing state could not be loaded',
  },
  entry: {
    published: 'Published',
    draft: 'Draft',
    changed: 'Published, with changes that are not published yet',
    notPublic: 'This version has no public page yet. Publish it to see it here.',
    edit: 'Edit',
    open: 'Open the public page',
    history: 'History',
    missing: 'No entry has this address.',
    back: 'Back to the list',
    untitled: 'Without a title',
    preview: (title: string) => `“${title}” as visitors see it`,
    versions: 'Which version is shown',
    showDraft: 'Draft',
    showLive: 'Live',
  },
  share: {
    title: 'Share the draft',
    make: 'Make a link for people without an account',
    until: (when: string) => `Link, good until ${when}`,
    copy: 'Copy',
    revoke: 'Revoke',
    copied: 'The link is copied.',
    failed: 'That did not work. Reload the page and try again.',
  },
  category: {
    title: 'Category',
    write: 'Write the first one',
    more: (count: number) => `and ${count} more in the list`,
    state: { published: 'Published', draft: 'Draft' },
    entries: (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`,
    empty: 'Nothing is in this category yet.',
    missing: 'This category does not exist.',
    back: 'Back to the categories',
    edit: 'Edit the category',
  },
  session: {
    networkError: 'Network Error',
    ended: 'Your session has ended. Sign in to go on; what you typed in another tab is still there.',
  },
}

export type AdminMessages = Texts<typeof admin>
