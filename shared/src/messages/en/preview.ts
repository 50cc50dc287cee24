import type { Texts } from '../texts.ts'

/** What the preview of a draft says around the page. */
export const preview = {
  title: 'Preview',
  banner: 'Preview of a draft. Visitors do not see this page. Links lead to the live site.',
  forged: 'This preview address is not valid. Open the preview again from the admin, or ask for a new link.',
  expired: 'This preview address has expired. Open the preview again from the admin, or ask for a new link.',
  revoked: 'This preview link has expired or was revoked. Ask the person who sent it for a new one.',
  missing: 'This document does not exist, or your account may not read it.',
  noAddress: 'This draft has no address yet. Save it with a title or a slug first.',
  gone: 'This document does not exist any more.',
  unwritten: 'Nothing is written in this language yet. The preview appears as soon as the first words are saved.',
  noPage: 'The draft has no page at this address. If its address has changed, open the preview again.',
  broken: 'The page cannot be shown with this draft yet. Fill in the required fields and open the preview again.',
  busy: 'The preview is not ready yet. Try again in a few seconds.',
}

export type PreviewMessages = Texts<typeof preview>
