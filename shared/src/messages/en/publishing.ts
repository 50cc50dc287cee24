import type { ReleaseStep } from '../../contracts/releaseSteps.ts'

const number = (n: number) => n.toLocaleString('en')
const plural = (n: number, one: string, many: string) => `${number(n)} ${n === 1 ? one : many}`

/** Words of the publishing screen. */
export const publishing = {
  title: 'Publishing',
  intro:
    'Each publish makes a release: the set of pages that visitors see. Ten releases are kept, and any of them can be shown again.',
  loading: 'Asking the publisher …',
  lost: {
    title: (when: string) => `No answer about publishing since ${when}`,
    text: 'What is shown here is from before that. This page keeps asking.',
    never: 'This page keeps asking.',
  },
  unreachable:
    'The publisher does not answer. Visitors still see the last release; what is published now waits and goes live when it answers again.',
  gettingReady: {
    starting:
      'The publisher is starting. Visitors still see the last release; what is published now waits and goes live in a moment.',
    standby:
      'The publisher waits for another one to end. Visitors still see the last release; what is published now waits and goes live then.',
  },
  live: (release: string) => `Visitors see release ${release}`,
  none: 'There is no release yet. The first one is made as soon as something is published.',
  since: (when: string) => `Live since ${when}`,
  upToDate: 'Everything that was published is live.',
  waiting: (n: number) => `${plural(n, 'change waits', 'changes wait')} to go live.`,
  building:
    'Every release is a full build at the moment, because the site’s code cannot be run in the publisher. Publishing works, and takes longer.',
  pinned: {
    title: (release: string) => `The site is pinned to release ${release}`,
    text: 'What is published now is kept and goes live when the site is unpinned.',
  },
  failed: {
    title: 'The last release failed',
    text: 'Visitors still see the release before it. The publisher tries again by itself.',
  },
  stuck: {
    title: 'The publisher cannot make a release',
    text: 'What visitors see stays as it is. The publisher tries again by itself.',
  },
  held: {
    title: (n: number) => `${plural(n, 'document is', 'documents are')} held back`,
    text: 'Their newest version cannot be shown. Visitors see how they were before; everything else is live. Correct them and publish again.',
    open: 'Open the document',
  },
  target: {
    failed: {
      title: 'Visitors do not see the newest release yet',
      text: 'It is ready, and cannot be copied to where they see it. The publisher tries again by itself until it has succeeded.',
    },
    copying: (done: number, of: number) =>
      `The release is being copied to where visitors see it: ${number(done)} of ${plural(of, 'file', 'files')}.`,
    cache: {
      title: 'Some visitors may still see older pages',
      text: (attempts: number) =>
        `The cache in front of the site could not be told what changed, after ${plural(attempts, 'attempt', 'attempts')}. The publisher goes on trying.`,
    },
  },
  progress: {
    title: 'A release is being made',
    step: (name: string) => `Step: ${name}`,
    pages: (done: number, total: number) => `${number(done)} of ${plural(total, 'page', 'pages')}`,
    left: (seconds: number) =>
      seconds < 60
        ? `about ${plural(seconds, 'second', 'seconds')} left`
        : `about ${plural(Math.ceil(seconds / 60), 'minute', 'minutes')} left`,
  },
  steps: {
    fetching: 'fetching what was published',
    mirroring: 'taking it over',
    rendering: 'rendering pages',
    checking: 'checking links and pages',
    writing: 'writing it down',
    linking: 'putting files in place',
    swapping: 'going live',
    reporting: 'telling the control panel',
    done: 'finished',
  } satisfies Record<ReleaseStep, string>,
  actions: {
    rebuild: 'Rebuild everything',
    unpin: 'Unpin',
    pin: 'Pin',
    rollback: 'Show again',
    taken: 'The publisher is at work.',
  },
  refusals: {
    gone: (release: string) => `There is no release ${release} any more. Choose one of the list.`,
    away: 'The publisher does not answer, so nothing was done. Try again in a moment.',
    pinned: 'While the site is pinned nothing is made anew: unpin it first.',
  },
  confirm: {
    rebuild: {
      heading: 'Rebuild every page?',
      body: 'All pages are rendered again from what is published. Visitors see the present release until it is done. Use it when a page looks wrong for no reason.',
    },
    unpin: {
      heading: 'Unpin the site?',
      body: 'Everything that was published while the site was pinned goes live at once.',
    },
    pin: {
      heading: (release: string) => `Pin the site to release ${release}?`,
      body: 'Visitors keep seeing exactly this release. What anybody publishes waits until the site is unpinned.',
    },
    rollback: {
      heading: (release: string) => `Show release ${release} again?`,
      body: 'Visitors see the site as it was in that release, and the site is pinned to it: newer changes are kept and go live again when it is unpinned. No document is changed.',
    },
  },
  history: {
    title: 'Releases',
    empty: 'No release yet.',
    release: 'Release',
    attempt: 'Attempt',
    tried: (when: string) => `tried ${when}`,
    when: 'Live since',
    why: 'Because of',
    took: 'Took',
    pages: 'Pages',
    changes: (n: number) => plural(n, 'change', 'changes'),
    more: (n: number) => `and ${number(n)} more`,
    nothing: 'new code, a rebuild or a date that passed',
    ms: (n: number) => (n < 10_000 ? `${number(n)} ms` : `${number(Math.round(n / 1000))} s`),
    states: { live: 'live', superseded: 'replaced', failed: 'failed', 'rolled-back': 'taken back' },
    actions: 'Actions',
  },
  /** What is made by itself out of what was published. A title may run in the other direction than the words around it. */
  made: {
    shareImage: (title: string) => `Share image: \u2068${title}\u2069`,
    mediaKit: 'The whole media kit as one file',
  },
}

export type PublishingMessages = typeof publishing
