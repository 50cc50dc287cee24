'use client'

import { SECOND } from '@diwan/shared/lib/time'
import { useEffect, useState } from 'react'
import type { PublishingWords } from './publishingWords'

interface Props {
  /** The publisher's step: `rendering 300 of 2000`. */
  step: string
  since: number | null
  words: PublishingWords
}

// Less would only be read when it is over.
const MIN_SHOWN = 3 * SECOND

/** How far a release is, and how long it will take at the pace it has. */
export function Progress({ step, since, words }: Props) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  const [name = '', done, total] = /^(\w+)(?: (\d+) of (\d+))?/.exec(step)?.slice(1) ?? []
  const label = Object.hasOwn(words.steps, name) ? words.steps[name as keyof PublishingWords['steps']] : name
  const [position, end] = [Number(done), Number(total)]
  const elapsed = since === null ? 0 : now - since
  const left = position > 0 && elapsed > MIN_SHOWN ? (elapsed / position) * (end - position) : null
  return (
    <section className="diwan-releasing__progress" aria-live="polite">
      <strong>{words.progress.title}</strong>
      <p>{words.progress.step(label)}</p>
      {done === undefined ? (
        <progress aria-label={label} />
      ) : (
        <>
          <progress aria-label={label} value={position} max={end} />
          <p>
            {words.progress.pages(position, end)}
            {left !== null && ` · ${words.progress.left(Math.max(1, Math.round(left / SECOND)))}`}
          </p>
        </>
      )}
    </section>
  )
}
