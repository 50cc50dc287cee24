'use client'

import { useEffect, useState } from 'react'
import { callApi } from '@/admin/callApi'
import { usePanelWords } from '@/admin/usePanelWords'
import { LinksWarning } from './LinksWarning'

interface Props {
  collection: string
  id: string
  locale: string
  /** Hints are asked for again after each save. */
  savedAt: string
}

interface Links {
  places: { title: string; collection: string; href: string }[]
  hasMore: boolean
}

/** Beside a form: what links to the document, and what could be better about its text. */
export function DocumentAdvice({ collection, id, locale, savedAt }: Props) {
  const [links, setLinks] = useState<Links | null>(null)
  const [hints, setHints] = useState<string[] | null>(null)
  const words = usePanelWords()
  // What others say is not changed by saving this.
  useEffect(() => {
    let isGone = false
    const query = new URLSearchParams({ collection, id })
    callApi<Links>(`/api/admin/links?${query}`).then(
      (answer) => !isGone && setLinks(answer),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [collection, id])
  useEffect(() => {
    let isGone = false
    const query = new URLSearchParams({ collection, id, locale })
    callApi<{ hints: string[] }>(`/api/admin/hints?${query}`).then(
      (answer) => !isGone && setHints(answer.hints),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [collection, id, locale, savedAt])
  return (
    <>
      {hints && (
        <details className="diwan-panel" open={hints.length > 0}>
          <summary>{words.hints.title}</summary>
          {hints.length === 0 && <p className="diwan-hint">{words.hints.none}</p>}
          <ul>
            {hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </details>
      )}
      {links && <LinksWarning id={id} {...links} />}
      {links && (
        <details className="diwan-panel">
          <summary>
            {words.links.title} ({words.links.count(links.places.length, links.hasMore)})
          </summary>
          <p className="diwan-hint">
            {links.places.length === 0 ? words.links.none : words.links.some(links.places.length, links.hasMore)}
          </p>
          <ul>
            {links.places.map(({ href, title }) => (
              <li key={href}>
                <a href={href} dir="auto">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
