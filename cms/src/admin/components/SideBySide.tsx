'use client'

import { dashboardMessages } from '@diwan/shared/messages/dashboard'
import { localeNames } from '@diwan/shared/content'
import { Button } from '@payloadcms/ui'
import { type ChangeEvent, useEffect, useState } from 'react'
import { callApi } from '@/admin/callApi'
import { useDraft } from '@/admin/useDraft'

export interface SideField {
  path: string
  label: string
  isLong: boolean
  en: string
  ar: string
}

interface Props {
  collection: string
  id: string
  fields: SideField[]
  hasDrafts: boolean
  language: string
}

const sides = ['en', 'ar'] as const
const nothing: Record<string, string> = {}

function dataOf(fields: SideField[], before: SideField[], side: 'en' | 'ar') {
  const data: Record<string, unknown> = {}
  for (const [position, field] of fields.entries()) {
    if (field[side] === before[position]?.[side]) continue
    const [group = '', name] = field.path.split('.')
    if (name) data[group] = { ...((data[group] as object | undefined) ?? {}), [name]: field[side] }
    else data[group] = field[side]
  }
  return data
}

/** Two columns of the same texts. Only what was changed is saved, as drafts; until then it stays in the tab. */
export function SideBySide({ collection, id, fields: given, hasDrafts, language }: Props) {
  const [saved, setSaved] = useState(given)
  // The way to another screen of the panel loads no page, so that the browser asks nothing.
  const [written, write, clear] = useDraft(`translate:${collection}:${id}`, nothing)
  const [note, setNote] = useState<{ text: string; isFault: boolean } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const words = dashboardMessages[language === 'ar' ? 'ar' : 'en'].translations

  const fields = saved.map((field) => ({
    ...field,
    en: written[`${field.path}.en`] ?? field.en,
    ar: written[`${field.path}.ar`] ?? field.ar,
  }))
  const hasChanges = sides.some((side) => Object.keys(dataOf(fields, saved, side)).length > 0)
  useEffect(() => {
    if (!hasChanges) return
    // The browser asks before what was written is lost.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasChanges])
  const save = async () => {
    setBusy(true)
    setNote(null)
    try {
      for (const side of sides) {
        const data = dataOf(fields, saved, side)
        if (Object.keys(data).length === 0) continue
        await callApi(`/api/${collection}/${id}?locale=${side}&depth=0${hasDrafts ? '&draft=true' : ''}`, 'PATCH', data)
      }
      setSaved(fields)
      clear()
      setNote({ text: words.draftSaved, isFault: false })
    } catch (error) {
      setNote({ text: error instanceof Error ? error.message : String(error), isFault: true })
    }
    setBusy(false)
  }
  return (
    <section aria-busy={isBusy}>
      {fields.map((field) => (
        <div key={field.path} className="diwan-side">
          {sides.map((side) => {
            const text = {
              dir: side === 'ar' ? 'rtl' : 'ltr',
              lang: side,
              value: field[side],
              onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
                write({ [`${field.path}.${side}`]: target.value }),
            }
            return (
              <label key={side}>
                <span>
                  <bdi>{field.label}</bdi> · <bdi>{localeNames[side]}</bdi>
                </span>
                {field.isLong ? <textarea {...text} /> : <input {...text} />}
              </label>
            )
          })}
        </div>
      ))}
      <Button disabled={isBusy || !hasChanges} onClick={() => void save()}>
        {words.saveDraft}
      </Button>
      <p role={note?.isFault ? 'alert' : 'status'} className={note?.isFault ? 'diwan-fault' : undefined}>
        {note?.text}
      </p>
    </section>
  )
}
