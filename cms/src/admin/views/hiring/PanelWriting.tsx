'use client'
import { InviteForm } from './InviteForm'
import { LetterForm } from './LetterForm'
import { NoteForm } from './NoteForm'
import type { SectionProps } from './panelData'
import { PanelInterviews } from './PanelInterviews'
import { useHiringWords } from './useHiringWords'

/** Notes for colleagues, letters to the candidate and invitations. */
export function PanelWriting({ panel, send }: SectionProps) {
  const { words } = useHiringWords()
  const { panel: text } = words
  return (
    <section aria-labelledby="panel-note">
      <h3 id="panel-note">{text.note}</h3>
      <NoteForm panel={panel} send={send} />
      <PanelInterviews panel={panel} send={send} />
      {!panel.applicant.isAnonymous && (
        <>
          <details>
            <summary>{text.invite}</summary>
            <InviteForm panel={panel} send={send} />
          </details>
          <details>
            <summary>{text.write}</summary>
            <LetterForm panel={panel} send={send} direction="send" />
          </details>
          <details>
            <summary>{text.received}</summary>
            <LetterForm panel={panel} send={send} direction="received" />
          </details>
        </>
      )}
    </section>
  )
}
