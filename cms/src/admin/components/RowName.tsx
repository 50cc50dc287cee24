'use client'

import { getTranslation } from '@payloadcms/translations'
import { useRowLabel, useTranslation } from '@payloadcms/ui'

interface Props {
  /** What a row of this kind is called, by language. */
  kind: Record<string, string>
}

// What tells one row from another, the best one first.
const TELLING = ['heading', 'title', 'question', 'label', 'name', 'figure', 'text'] as const

/** Names a row or a section by what is written in it, so that a folded one can be found. */
export function RowName({ kind }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<Partial<Record<string, unknown>> | undefined>()
  const { i18n } = useTranslation()
  const text = TELLING.map((name) => data?.[name]).find((value) => typeof value === 'string' && value.trim() !== '')
  return (
    <span className="diwan-row-name">
      <span className="diwan-row-name__kind">
        {String(rowNumber + 1).padStart(2, '0')} · {getTranslation(kind, i18n)}
      </span>
      {typeof text === 'string' && (
        <span className="diwan-row-name__text" dir="auto">
          {text}
        </span>
      )}
    </span>
  )
}
