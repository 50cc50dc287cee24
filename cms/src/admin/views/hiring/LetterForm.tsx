'use client'
import { useState } from 'react'
import type { SectionProps } from './panelData'
import { useHiringWords } from './useHiringWords'

/** A letter to the candidate, or one that came from them by another way. */
export function LetterForm({ direction, panel, send }: SectionProps & { direction: 'received' | 'send' }) {
  const { words } = useHiringWords()
  const [subject, setSubject] = useState('')
  const [text, setText] = useState('')
  const submit = async () => {
    if (!(await send(`/api/applications/${panel.id}/mail`, { direction, subject, text }))) return
    setSubject('')
    setText('')
  }
  return (
    <form
      className="hiring-form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <label>
        {words.panel.subject}
        <input required maxLength={200} value={subject} onChange={(event) => setSubject(event.target.value)} />
      </label>
      <label>
        {words.panel.text}
        <textarea required rows={6} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="submit" className="hiring-button">
        {direction === 'send' ? words.panel.send : words.panel.save}
      </button>
    </form>
  )
}
