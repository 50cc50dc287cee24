'use client'

import { SHARED_PREVIEW_LIFETIME } from '@diwan/shared/spec/publishing'
import { useEffect, useState } from 'react'
import { callApi } from '@/admin/callApi'
import { messagesOf } from '@/admin/messagesOf'
import { useCompanyZone } from '@/admin/components/companyTime/CompanyZone'
import { momentOf } from '@/admin/momentOf'

interface Props {
  collection: string
  id: string
  locale: string
  language: string
}

interface Link {
  id: string
  url: string
  expiresAt: string
}

const ENDPOINT = '/api/preview-links'

function pathOfOpenLinks(collection: string, id: string): string {
  const query = new URLSearchParams({
    'where[and][0][collection][equals]': collection,
    'where[and][1][documentId][equals]': id,
    'where[and][2][revokedAt][exists]': 'false',
    'where[and][3][expiresAt][greater_than]': new Date().toISOString(),
    depth: '0',
  })
  return `${ENDPOINT}?${query}`
}

/** Links that show this document's draft to people without an account: make one, copy it, revoke it. */
export function SharedPreviews({ collection, id, locale, language }: Props) {
  const timeZone = useCompanyZone()
  // `null` until the list is there, and for those who may not share.
  const [links, setLinks] = useState<Link[] | null>(null)
  const [changes, setChanges] = useState(0)
  const [note, setNote] = useState('')
  const words = messagesOf(language).share

  useEffect(() => {
    let isGone = false
    callApi(pathOfOpenLinks(collection, id)).then(
      (answer) => !isGone && setLinks((answer as { docs: Link[] }).docs),
      // Who may not read links is not offered any.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [collection, id, changes])

  const change = async (work: () => Promise<unknown>) => {
    setNote('')
    await work().then(
      () => setChanges((count) => count + 1),
      () => setNote(words.failed),
    )
  }
  const share = () => {
    const expiresAt = new Date(Date.now() + SHARED_PREVIEW_LIFETIME).toISOString()
    return change(() => callApi(ENDPOINT, 'POST', { collection, documentId: id, locale, expiresAt }))
  }
  const revoke = (link: Link) =>
    change(() => callApi(`${ENDPOINT}/${link.id}`, 'PATCH', { revokedAt: new Date().toISOString() }))
  const copy = (link: Link) =>
    navigator.clipboard.writeText(link.url).then(
      () => setNote(words.copied),
      () => setNote(words.failed),
    )

  if (links === null) return null
  return (
    <section className="diwan-share" aria-label={words.title}>
      <strong>{words.title}</strong>
      <ul>
        {links.map((link) => (
          <li key={link.id}>
            <a href={link.url} target="_blank" rel="noopener">
              {words.until(momentOf(link.expiresAt, language, timeZone))}
            </a>
            <button type="button" onClick={() => void copy(link)}>
              {words.copy}
            </button>
            <button type="button" onClick={() => void revoke(link)}>
              {words.revoke}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => void share()}>
        {words.make}
      </button>
      <p role="status">{note}</p>
    </section>
  )
}
