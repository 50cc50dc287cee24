'use client'
import { useEffect, useState } from 'react'
import { useHiringWords } from './useHiringWords'

interface Props {
  application: string
  /** Shown while there are no words to show. */
  fallback: string
}

/** The words of a CV that the browser does not show by itself. */
export function CvText({ application, fallback }: Props) {
  const { words } = useHiringWords()
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    fetch(`/api/applications/${application}/cv-text`, { credentials: 'same-origin' })
      .then((response) => response.json() as Promise<{ text?: string | null }>)
      .then((answer) => !isOver && setText(answer.text ?? null))
      // The file itself is one press away.
      .catch(() => {})
    return () => {
      isOver = true
    }
  }, [application])
  if (!text) return <p className="hiring-cv__none">{fallback}</p>
  return (
    <>
      <p className="hiring-card__quiet">{words.panel.cvText}</p>
      <div className="hiring-cv__text" dir="auto" tabIndex={0} role="document" aria-labelledby="panel-cv">
        {text}
      </div>
    </>
  )
}
