import type { Texts } from '../texts.ts'

/** Words that scripts show: notices of the version detector, toasts, network errors. */
export const runtime = {
  version: {
    newVersion: 'A newer version of this page is ready. What you entered stays until you reload.',
    reload: 'Reload',
    broken: 'A part of this page could not be loaded. You can still read it and send forms.',
    brokenReload: 'A part of this page could not be loaded. What you entered stays until you reload.',
    close: 'Close',
  },
  toasts: { region: 'Messages', close: 'Close' },
  transition: { loading: 'Loading the page' },
  error: { back: 'Go back to the page', home: 'Home' },
  island: {
    failed: 'This part of the page stopped working. The rest of the page still works.',
    entered: 'What you had entered, so that you can copy it:',
    again: 'Show it again',
  },
  submenu: { label: 'Latest articles', all: 'All articles', empty: 'Articles appear here once they are loaded.' },
}

export type RuntimeMessages = Texts<typeof runtime>
