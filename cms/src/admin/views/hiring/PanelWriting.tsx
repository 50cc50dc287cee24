'use client'
import { useRef, useState, type KeyboardEvent } from 'react'
import { InviteForm } from './InviteForm'
import { LetterForm } from './LetterForm'
import { NoteForm } from './NoteForm'
import type { SectionProps } from './panelData'
import { finalStages } from '@/recruitment/stages/stages'
import { useHiringWords } from './useHiringWords'

const kinds = ['note', 'write', 'invite', 'received'] as const
type Kind = (typeof kinds)[number]

/** Notes for colleagues, mails to and from the candidate, and invitations: one place to add to the timeline. */
export function PanelWriting({ panel, send }: SectionProps) {
  const { words } = useHiringWords()
  const { panel: text } = words
  const [chosen, setKind] = useState<Kind>('note')
  const tabs = useRef<HTMLDivElement>(null)
  const shown = kinds.filter((one) => {
    if (one === 'note') return true
    return !panel.applicant.isAnonymous && (one !== 'invite' || !finalStages.includes(panel.stage))
  })
  const kind = shown.includes(chosen) ? chosen : 'note'
  const go = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const place = (shown.indexOf(kind) + step + shown.length) % shown.length
    setKind(shown[place] ?? 'note')
    tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus()
  }
  return (
    <section aria-label={text.add}>
      <div className="hiring-tabs" role="tablist" aria-label={text.add} ref={tabs} onKeyDown={go}>
        {shown.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`panel-tab-${one}`}
            aria-controls="panel-write"
            aria-selected={one === kind}
            tabIndex={one === kind ? 0 : -1}
            onClick={() => setKind(one)}
          >
            {text[one]}
          </button>
        ))}
      </div>
      <div id="panel-write" role="tabpanel" aria-labelledby={`panel-tab-${kind}`}>
        {kind === 'note' && <NoteForm panel={panel} send={send} />}
        {kind === 'write' && <LetterForm panel={panel} send={send} direction="send" />}
        {kind === 'invite' && <InviteForm panel={panel} send={send} />}
        {kind === 'received' && <LetterForm panel={panel} send={send} direction="received" />}
      </div>
    </section>
  )
}
