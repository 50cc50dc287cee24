'use client'

import { isLocale } from '@diwan/shared/content'
import { documentStateSchema, type DocumentState } from '@diwan/shared/contracts/publishing'
import { SECOND } from '@diwan/shared/lib/time'
import { useEffect, useState } from 'react'
import { isolated } from '@/admin/components/isolated'
import { Problem } from '@/admin/components/Problem'
import { messagesOf } from '@/admin/messagesOf'
import { useCompanyZone } from '@/admin/components/companyTime/CompanyZone'
import { momentOf } from '@/admin/momentOf'
import { shownInPlace } from '@/admin/shownInPlace'

interface Props {
  collection: string
  id: string
  /** The language of the content that is looked at. */
  locale: string
  language: string
}

const LOOK_AGAIN = 1 * SECOND
const isUnderWay = ({ change, pinned }: DocumentState) =>
  pinned === null && (change?.state === 'pending' || change?.state === 'sent')

/**
 * Where the latest change of a document is: queued, being rendered, live or off the site since when, to be seen from when, or why not. Before that, when the
 * language that is looked at is not among those that visitors see.
 */
export function ReleaseState({ collection, id, locale, language }: Props) {
  const timeZone = useCompanyZone()
  const [state, setState] = useState<DocumentState | 'unknown' | null>(null)
  const words = messagesOf(language).release

  useEffect(() => {
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      try {
        const query = new URLSearchParams({ collection, id })
        const answer = await fetch(`/api/publishing/state?${query}`, {
          signal: abort.signal,
          credentials: 'same-origin',
          headers: shownInPlace,
        })
        const next = documentStateSchema.parse(await answer.json())
        setState(next)
        timer = setTimeout(look, isUnderWay(next) ? LOOK_AGAIN : 5 * LOOK_AGAIN)
      } catch {
        if (abort.signal.aborted) return
        setState('unknown')
        timer = setTimeout(look, 10 * LOOK_AGAIN)
      }
    }
    void look()
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [collection, id])

  if (state === null) return <p className="diwan-release" role="status" />
  if (state === 'unknown')
    return (
      <p className="diwan-release" role="status">
        {words.unknown}
      </p>
    )
  const { appearsAt, change, live, pinned, publishedIn } = state
  const standing = pinned
    ? 'pinned'
    : change?.state === 'pending' && change.error
      ? 'not-taken'
      : (change?.state ?? 'none')
  const isElsewhere = publishedIn.length > 0 && isLocale(locale) && !publishedIn.includes(locale)
  const missing = isElsewhere ? words.missing[locale] : null
  const standsFor = publishedIn.length > 0 ? words.published : words.unpublished
  const said = missing ? words.elsewhere : standsFor
  const sinceWhen = missing ?? { since: standsFor.since, first: words.first }
  const appears = (missing ?? words.published).appears
  const isSettled = standing === 'live' || standing === 'none'
  return (
    <div className="diwan-release" role="status" data-state={standing}>
      {missing && (
        <p className="diwan-release__missing">
          <strong>{isSettled ? missing.off : missing.unpublished}</strong>
        </p>
      )}
      {pinned ? (
        <>
          <strong>{said.pinned(isolated(pinned))}</strong>
          <p>
            <a href="/admin/auth/publishing">{said.pinnedHint}</a>
          </p>
        </>
      ) : change?.state === 'failed' ? (
        <>
          <strong>{change.isReleaseFailed ? words.releaseFailed : said.failed}</strong>
          <p>{change.isReleaseFailed ? words.releaseFailedHint : said.failedHint}</p>
          <Problem written={change.error} language={language} />
        </>
      ) : standing === 'not-taken' ? (
        <>
          <strong>{words.notTaken}</strong>
          <p>{words.notTakenHint}</p>
          <Problem written={change?.error} language={language} />
        </>
      ) : change && change.state !== 'live' ? (
        <strong>{change.state === 'sent' ? said.sent : said.queued}</strong>
      ) : live ? (
        <>
          <strong>
            {appearsAt
              ? appears(momentOf(appearsAt, language, timeZone))
              : (live.isFirst ? sinceWhen.first : sinceWhen.since)(momentOf(live.liveAt, language, timeZone))}
          </strong>
          <span>{words.release(isolated(live.release), live.pages ?? 0, Math.round(live.durationMs ?? 0))}</span>
        </>
      ) : (
        !missing && <span>{words.never}</span>
      )}
    </div>
  )
}
