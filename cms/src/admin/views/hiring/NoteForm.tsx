'use client'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useDraft } from '@/admin/useDraft'
import { colleaguesLike, mentionAt, namedIn, type Colleague } from './mentions'
import type { SectionProps } from './panelData'
import { useHiringWords } from './useHiringWords'

/** A note; colleagues named in it with `@` are told of it. */
export function NoteForm({ panel, send }: SectionProps) {
  const { words } = useHiringWords()
  const { panel: said } = words
  const [{ text }, write, clear] = useDraft(`${panel.id}:note`, { text: '' })
  const setText = (value: string) => write({ text: value })
  const [caret, setCaret] = useState(0)
  const [active, setActive] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)

  const written = mentionAt(text, caret)
  const named = namedIn(text, panel.colleagues)
  // A name that is written out wants no more choice.
  const isWhole = named.some(({ name }) => name === written?.trim())
  const choices = written === undefined || isWhole ? [] : colleaguesLike(panel.colleagues, written)

  const submit = async () => {
    if (!text.trim()) return
    const mentions = named.map(({ id }) => id)
    if (!(await send(`/api/applications/${panel.id}/note`, { text, mentions }))) return
    clear()
    // Idle again, the button holds no focus; at the heading letters are the panel's keys.
    field.current?.closest('.hiring-panel')?.querySelector('h2')?.focus({ preventScroll: true })
  }
  const choose = ({ name }: Colleague) => {
    const from = caret - (written?.length ?? 0)
    const next = `${text.slice(0, from)}${name} ${text.slice(caret)}`
    setText(next)
    setCaret(from + name.length + 1)
    field.current?.focus()
  }
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void submit()
      return
    }
    if (choices.length === 0) return
    const keys: Record<string, () => void> = {
      ArrowDown: () => setActive((active + 1) % choices.length),
      ArrowUp: () => setActive((active + choices.length - 1) % choices.length),
      Enter: () => choose(choices[Math.min(active, choices.length - 1)]!),
      Escape: () => setCaret(0),
    }
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    // The panel closes with the same key.
    event.nativeEvent.stopImmediatePropagation()
    act()
  }
  return (
    <form
      className="hiring-form hiring-note"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <textarea
        ref={field}
        id="panel-write-note"
        role="combobox"
        aria-label={said.note}
        aria-expanded={choices.length > 0}
        aria-controls="panel-mentions"
        aria-activedescendant={choices.length > 0 ? `panel-mention-${active}` : undefined}
        aria-autocomplete="list"
        placeholder={said.noteHint}
        required
        // Its hint is in the language of the desk, a note in any.
        dir={text ? 'auto' : undefined}
        rows={3}
        value={text}
        onKeyDown={onKey}
        onChange={({ target }) => {
          setText(target.value)
          setCaret(target.selectionStart)
          setActive(0)
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
      />
      <ul id="panel-mentions" role="listbox" className="hiring-mentions" hidden={choices.length === 0}>
        {choices.map((colleague, place) => (
          <li
            key={colleague.id}
            id={`panel-mention-${place}`}
            role="option"
            aria-selected={place === active}
            onMouseDown={(event) => {
              // Before the field loses its focus and its caret.
              event.preventDefault()
              choose(colleague)
            }}
          >
            <bdi>{colleague.name}</bdi>
          </li>
        ))}
      </ul>
      <div className="hiring-actions">
        <button type="submit" className="hiring-button is-primary" disabled={!text.trim()}>
          {said.addNote}
        </button>
        {named.length > 0 && (
          <span className="hiring-card__quiet">{said.told(named.map(({ name }) => name).join(', '))}</span>
        )}
      </div>
    </form>
  )
}
