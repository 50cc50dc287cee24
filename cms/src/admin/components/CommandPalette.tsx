'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { callApi } from '@/admin/callApi'
import { usePanelWords } from '@/admin/usePanelWords'

interface Found {
  title: string
  kind: string
  href: string
}

const SHORTEST = 2
const PAUSE = 200

/** Search over everything the person may read. Arrow keys choose, Enter opens, Escape closes. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<{ text: string; found: Found[] }>({ text: '', found: [] })
  const [chosen, setChosen] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const words = usePanelWords().search
  const wanted = text.trim()
  const isAsked = wanted.length >= SHORTEST

  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    if (wanted.length < SHORTEST) return
    let isOld = false
    const timer = setTimeout(() => {
      callApi<{ results: Found[] }>(`/api/admin/search?q=${encodeURIComponent(wanted)}`).then(
        ({ results }) => {
          // The answer to fewer letters may come last.
          if (isOld) return
          setAnswer({ text: wanted, found: results })
          setChosen(0)
        },
        () => undefined,
      )
    }, PAUSE)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [wanted])

  const found = isAsked ? answer.found : []
  const move = (step: number) => setChosen((at) => (found.length === 0 ? 0 : (at + step + found.length) % found.length))
  const isAnswered = isAsked && answer.text === wanted
  return (
    <dialog ref={dialog} className="diwan-palette" aria-label={words.title} onClose={onClose}>
      <input
        type="search"
        role="combobox"
        aria-label={words.title}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={found[chosen] ? `${id}-${chosen}` : undefined}
        placeholder={words.placeholder}
        value={text}
        autoFocus
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault()
            move(event.key === 'ArrowDown' ? 1 : -1)
          }
          // What stands there until the answer comes is what fewer letters found.
          const target = isAnswered ? found[chosen] : undefined
          if (event.key === 'Enter' && target) location.assign(target.href)
        }}
      />
      <p role="status" className="diwan-hint">
        {!isAsked ? words.short : isAnswered ? (found.length === 0 ? words.none : words.found(found.length)) : ''}
      </p>
      <ul id={`${id}-list`} role="listbox" aria-label={words.title}>
        {found.map(({ title, kind, href }, at) => (
          <li
            key={href}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === chosen}
            onPointerEnter={() => setChosen(at)}
            onClick={() => location.assign(href)}
          >
            <span dir="auto">{title}</span>
            <small>{kind}</small>
          </li>
        ))}
      </ul>
    </dialog>
  )
}
