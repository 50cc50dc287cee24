'use client'

import {
  publishingStatusSchema,
  type PublishingStatus,
  releaseHistorySchema,
  type ReleaseHistory,
} from '@diwan/shared/contracts/publishing'
import { SECOND } from '@diwan/shared/lib/time'
import { useCallback, useEffect, useRef, useState } from 'react'
import { shownInPlace } from '@/admin/shownInPlace'

interface Publishing {
  status: PublishingStatus
  releases: ReleaseHistory['releases']
}

const BUSY_PERIOD = SECOND
const QUIET_PERIOD = 4 * SECOND

async function ask(path: string, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(path, { signal, credentials: 'same-origin', headers: shownInPlace })
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
  return answer.json()
}

const isBusy = ({ outbox, publisher }: PublishingStatus) =>
  publisher?.state === 'releasing' || outbox.pending + outbox.sent > 0

interface Asked {
  /** What is going on; `null` until it is known. */
  publishing: Publishing | null
  /** Since when it cannot be asked for, in milliseconds: what is known is from before. */
  lostAt: number | null
  /** Asks at once. */
  look: () => void
}

/** What is going on, asked again and again. */
export function usePublishing(): Asked {
  const [lostAt, setLostAt] = useState<number | null>(null)
  const [publishing, setPublishing] = useState<Publishing | null>(null)
  const [asked, setAsked] = useState(0)
  const known = useRef<{ live: string; releases: ReleaseHistory['releases'] } | null>(null)

  useEffect(() => {
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const next = async () => {
      let period = QUIET_PERIOD
      try {
        const status = publishingStatusSchema.parse(await ask('/api/publishing/status', abort.signal))
        // The list is asked for again when something in it may have changed.
        const live = JSON.stringify([status.publisher?.live, status.publisher?.state, status.outbox])
        if (known.current?.live !== live) {
          const { releases } = releaseHistorySchema.parse(await ask('/api/publishing/history', abort.signal))
          known.current = { live, releases }
        }
        setPublishing({ status, releases: known.current.releases })
        setLostAt(null)
        period = isBusy(status) ? BUSY_PERIOD : QUIET_PERIOD
      } catch {
        if (abort.signal.aborted) return
        setLostAt((before) => before ?? Date.now())
      }
      timer = setTimeout(() => void next(), period)
    }
    void next()
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [asked])

  return { publishing, lostAt, look: useCallback(() => setAsked((count) => count + 1), []) }
}
