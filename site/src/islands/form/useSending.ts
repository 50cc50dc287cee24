import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { localePath, type Locale } from '@diwan/shared/content'
import { goTo } from '@diwan/shared/browser/goTo'
import type { HttpClient } from '@diwan/shared/browser/httpClient'
import type { Unsent } from '@diwan/shared/browser/keptSubmissions'
import { closeSubmissionKey, openSubmissionKey, submissionKeyOf } from '@diwan/shared/browser/submissionKey'
import { submitLazily } from '@diwan/shared/browser/submitLazily'
import { MINUTE } from '@diwan/shared/lib/time'
import type { FormsMessages } from '@diwan/shared/messages/en/forms'

export type SendingState = 'ready' | 'busy' | 'done' | 'kept' | 'waiting' | { failed: string }

type Body = FormData | Record<string, unknown>

interface Sending {
  /** Tells this form's submissions from others'. */
  form: string
  endpoint: string
  locale: Locale
  /** What the thank-you page is about. */
  about: 'message' | 'report' | 'application'
  words: FormsMessages
  client?: HttpClient | undefined
  /** Whether a field of that name stands in the form. */
  hasField: (name: string) => boolean
  showErrors: (errors: Readonly<Record<string, string>>) => void
  /** What was refused is about another form than the one on the page: answers whether it is asked for. */
  onOutdated?: (errors: readonly { path: string; message: string }[]) => boolean
  /** Nobody could be reached: what becomes of the submission now. */
  onUnreachable: (body: Body, unsent: Unsent) => SendingState | Promise<SendingState>
  /** The form is shown anew after it was sent. */
  onAnew: () => void
}

/** How a form is sent, once: ready, busy, and then done, kept, refused or failed. */
export function useSending(sending: Sending) {
  const { about, client, endpoint, form, hasField, locale, onAnew, onOutdated, onUnreachable } = sending
  const { showErrors, words } = sending
  const [state, setState] = useState<SendingState>('ready')
  // Two events may come before the next render.
  const isUnderWay = useRef(false)
  const openedAt = useRef(0)

  const finish = (next: SendingState) => {
    isUnderWay.current = next === 'done'
    setState(next)
  }

  const send = async (body: Body) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState('busy')
    const key = submissionKeyOf(form, body)
    const openFor = Math.round(performance.now() - openedAt.current)
    if (body instanceof FormData) body.set('openFor', String(openFor))
    const sent = body instanceof FormData ? body : { ...body, openFor }
    const outcome = await submitLazily(endpoint, sent, key, client)
    if (outcome.state === 'done') {
      closeSubmissionKey(form, key)
      finish('done')
      const query = new URLSearchParams({ reference: outcome.reference, ...(about !== 'message' && { about }) })
      goTo(`${localePath(locale, '/thank-you')}?${query}`)
    } else if (outcome.state === 'tooMany') {
      finish({ failed: words.state.tooMany(Math.max(1, Math.ceil(outcome.wait / MINUTE))) })
    } else if (outcome.state === 'refused' && onOutdated?.(outcome.errors)) {
      finish('ready')
    } else if (outcome.state === 'refused') {
      const named = outcome.errors.filter(({ path }) => hasField(path))
      const other = outcome.errors.find((error) => !named.includes(error))?.message
      finish(named.length > 0 ? 'ready' : { failed: other ?? words.state.refused })
      showErrors(Object.fromEntries(named.map(({ message, path }) => [path, message])))
    } else {
      // The key stays: a page that is reloaded while it sends keeps the submission too, and the same again is still the same.
      finish(await onUnreachable(sent, { form, key, url: endpoint, locale, keptAt: Date.now() }))
    }
  }

  const open = useEffectEvent(() => {
    openSubmissionKey(form)
    openedAt.current = performance.now()
  })
  // Back from the thank-you page the browser shows the form as it was left: sent, and busy for ever.
  const startAnew = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted || state !== 'done') return
    open()
    onAnew()
    finish('ready')
  })
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => startAnew(event)
    open()
    addEventListener('pageshow', listen)
    return () => removeEventListener('pageshow', listen)
  }, [])

  return { state, setState: finish, send, isBusy: state === 'busy' || state === 'done' }
}
