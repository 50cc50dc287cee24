import type { Locale } from '@diwan/shared/content'
import type { DashboardMessages } from '@diwan/shared/messages/en/dashboard'
import type { PayloadRequest } from 'payload'
import { shortTime } from '@/recruitment/longDate'
import { countOf } from './bars'

interface Props {
  req: PayloadRequest
  words: DashboardMessages
  language: Locale
  timeZone: string
}

/** One sentence on whether visitors see what was published, leading to the releases. */
export async function PublishingLine({ language, req, timeZone, words }: Props) {
  const [open, pinned, failed, last] = await Promise.all([
    countOf(req, { collection: 'outbox', where: { state: { in: ['pending', 'sent'] } } }),
    // One that was sent has a release only while it waits behind a pin.
    countOf(req, {
      collection: 'outbox',
      where: { and: [{ state: { equals: 'sent' } }, { release: { exists: true } }] },
    }),
    countOf(req, { collection: 'outbox', where: { state: { equals: 'failed' } } }),
    req.payload.find({
      collection: 'releases',
      where: { state: { equals: 'live' } },
      sort: '-liveAt',
      limit: 1,
      depth: 0,
      user: req.user,
      overrideAccess: false,
    }),
  ])
  const underWay = open - pinned
  const liveAt = last.docs[0]?.liveAt
  const when = liveAt ? shortTime(liveAt, language, timeZone) : null
  return (
    <p className="diwan-publishing" data-state={failed > 0 ? 'failed' : open > 0 ? 'under-way' : 'live'}>
      <span>
        {failed > 0
          ? words.failed(failed)
          : underWay > 0
            ? words.underWay(underWay)
            : pinned > 0
              ? words.pinned(pinned)
              : when
                ? words.live(when)
                : words.never}
      </span>{' '}
      <a href="/admin/auth/publishing">{words.look}</a>
    </p>
  )
}
