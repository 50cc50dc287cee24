'use client'

import { locales, type Locale } from '@diwan/shared/content'
import { instantOf } from '@diwan/shared/lib/zonedTime'
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '@/admin/callApi'
import type { Plan } from '@/publishing/plans/Plan'
import { ZoneHint } from '../companyTime/ZoneHint'
import { PlanFacts } from './PlanFacts'
import { usePlanWords } from './usePlanWords'

interface Props {
  collection: string
  id: string
  /** The language of the form. */
  locale: Locale
}

interface State {
  plans: Plan[]
  timeZone: string
}

const actions = ['publish', 'unpublish'] as const
const ENDPOINT = '/api/admin/plans'

/** Beside a form: what goes live or leaves the site by itself, in one language or both, by the company's clock. */
export function PlanPanel({ collection, id, locale: shown }: Props) {
  const [state, setState] = useState<State | null>(null)
  const [action, setAction] = useState<(typeof actions)[number]>('publish')
  const [locale, setLocale] = useState<Locale | 'all'>(shown)
  const [at, setAt] = useState('')
  const [note, setNote] = useState<{ text: string; isFault: boolean } | null>(null)
  const { language, words } = usePlanWords()

  const look = useCallback(
    () => callApi<State>(`${ENDPOINT}?${new URLSearchParams({ collection, id })}`).then(setState, () => undefined),
    [collection, id],
  )
  useEffect(() => void look(), [look])

  const change = async (work: Promise<unknown>, done: string) => {
    await work.then(
      () => setNote({ text: done, isFault: false }),
      (error: Error) => setNote({ text: error.message, isFault: true }),
    )
    await look()
  }
  if (state === null) return null
  const { plans, timeZone } = state
  return (
    <section className="diwan-panel" aria-label={words.title}>
      <h3>{words.title}</h3>
      {plans.length === 0 && <p className="diwan-hint">{words.noneHere}</p>}
      <ul>
        {plans.map((plan) => (
          <li key={plan.id}>
            <PlanFacts plan={plan} language={language} timeZone={timeZone} />{' '}
            <button
              type="button"
              onClick={() => void change(callApi(`${ENDPOINT}/${plan.id}`, 'DELETE'), words.cancelled)}
            >
              {words.cancel}
            </button>
          </li>
        ))}
      </ul>
      <label>
        {words.action}
        <select value={action} onChange={({ target }) => setAction(target.value as typeof action)}>
          {actions.map((one) => (
            <option key={one} value={one}>
              {words.actions[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.language}
        <select value={locale} onChange={({ target }) => setLocale(target.value as typeof locale)}>
          {[...locales, 'all' as const].map((one) => (
            <option key={one} value={one}>
              {words.languages[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.time}
        <input type="datetime-local" dir="ltr" value={at} onChange={({ target }) => setAt(target.value)} />
      </label>
      <ZoneHint id={`${id}-plan-zone`} timeZone={timeZone} at={instantOf(at, timeZone)} />
      <button
        type="button"
        disabled={at === ''}
        onClick={() => {
          const wish = { collection, documentId: id, action, locale, at: instantOf(at, timeZone) }
          void change(callApi(ENDPOINT, 'POST', wish), words.planned)
        }}
      >
        {words.plan}
      </button>
      <p role={note?.isFault ? 'alert' : 'status'} className={note?.isFault ? 'diwan-fault' : undefined}>
        {note?.text}
      </p>
    </section>
  )
}
