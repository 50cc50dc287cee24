import type { Texts } from '../texts.ts'

/** Words about reviews and comments. */
export const review = {
  faults: {
    saveFirst:
      'A second person publishes here. Save this as a draft and ask for a review; whoever looks at it can publish it.',
    needsSecond: 'You made the last change, so somebody else publishes it or approves it first. Ask for a review.',
    notYours: 'Your account may not review this.',
    missing: 'This document does not exist.',
    notAsked: 'Nobody asked for a review of this text. It may have been decided already.',
    ownText: 'You wrote the last change. Somebody else approves it.',
    changedSince: 'The text was changed after you opened it. Load the page again, and look at it once more.',
  },
  panel: {
    title: 'Review',
    ask: 'Ask for a review',
    approve: 'Approve',
    return: 'Return for changes',
    note: 'What should be looked at, or changed?',
    asked: (who: string) => `${who} asked for a review`,
    approved: (who: string) => `Approved by ${who}: it can be published`,
    returned: (who: string) => `Returned for changes by ${who}`,
    demanded: 'What one person wrote is published by another here.',
  },
  comments: {
    title: 'Comments',
    none: 'No comments yet.',
    add: 'Add a comment',
    send: 'Comment',
    resolve: 'Done',
    resolved: 'Done',
    by: (who: string, when: string) => `${who}, ${when}`,
  },
}

export type ReviewMessages = Texts<typeof review>
