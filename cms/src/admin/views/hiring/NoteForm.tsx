'use client'
import { useState } from 'react'
import type { SectionProps } from './panelData'
import { useHiringWords } from './useHiringWords'

/** A note, and which colleagues are told of it. */
export function NoteForm({ panel, send }: SectionProps) {
  const { words } = useHiringWords()
  const [text, setText] = useState('')
  const [mentions, setMentions] = useState<string[]>([])
  const submit = async () => {
    if (!(await send(`/api/applications/${panel.id}/note`, { text, mentions }))) return
    setText('')
    setMentions([])
  }
  return (
    <form
      className="hiring-form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <textarea
        aria-labelledby="panel-note"
        required
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <label>
        {words.panel.mention}
        <select
          multiple
          size={Math.min(4, Math.max(2, panel.colleagues.length))}
          value={mentions}
          onChange={(event) => setMentions([...event.target.selectedOptions].map(({ value }) => value))}
        >
          {panel.colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="hiring-button">
        {words.panel.addNote}
      </button>
    </form>
  )
}
