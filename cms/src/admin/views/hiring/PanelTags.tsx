'use client'
import { MAX_TAG_LENGTH } from '@diwan/shared/spec/hiring'
import { useState } from 'react'
import type { SectionProps } from './panelData'
import { useHiringWords } from './useHiringWords'

/** Tags as chips: added by writing and Enter, removed by a press. */
export function PanelTags({ panel: { id, tags }, send }: SectionProps) {
  const { words } = useHiringWords()
  const { panel: text } = words
  const [draft, setDraft] = useState('')
  const save = (change: { add: string[] } | { remove: string[] }) => send(`/api/applications/${id}/tags`, change)
  const add = async () => {
    const news = draft.split(/[,،]/).flatMap((tag) => tag.trim() || [])
    if (news.length > 0 && (await save({ add: news }))) setDraft('')
  }
  return (
    <form
      className="hiring-tags"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      {tags.map((tag) => (
        <span key={tag} className="hiring-tag">
          <bdi>{tag}</bdi>
          <button type="button" aria-label={text.removeTag(tag)} onClick={() => void save({ remove: [tag] })}>
            ×
          </button>
        </span>
      ))}
      <input
        aria-label={text.addTag}
        placeholder={text.addTag}
        maxLength={MAX_TAG_LENGTH}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
    </form>
  )
}
