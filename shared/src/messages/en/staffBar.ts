import type { Texts } from '../texts.ts'

/** Words of the bar that members of staff see on public pages. */
export const staffBar = {
  bar: 'Staff',
  signedInAs: (name: string) => `Signed in as ${name}`,
  edit: 'Edit this page',
  preview: 'Preview',
  states: {
    live: 'Visitors see the newest words',
    draft: 'A newer draft is not published',
    waiting: 'Published, on its way to visitors',
    failed: 'Published, but it could not go live',
  },
  dashboard: 'Dashboard',
}

export type StaffBarMessages = Texts<typeof staffBar>
