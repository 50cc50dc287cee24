'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { CompanyZone } from '@/admin/components/companyTime/CompanyZone'
import { setParams } from './address'
import { type Beside, besideOf } from './besideOf'
import { callDesk } from './callDesk'
import { PanelActions } from './PanelActions'
import { PanelCv } from './PanelCv'
import { MOVING } from './moving'
import type { PanelData } from './panelData'
import { PanelFacts } from './PanelFacts'
import { PanelHead } from './PanelHead'
import { PanelOpenings } from './PanelOpenings'
import { PanelPeople } from './PanelPeople'
import { PanelPrivacy } from './PanelPrivacy'
import { PanelRatings } from './PanelRatings'
import { PanelTimeline } from './PanelTimeline'
import { PanelWork } from './PanelWork'
import { PanelWriting } from './PanelWriting'
import { useHiringWords } from './useHiringWords'
import { usePanelKeys } from './usePanelKeys'
import { whileRunning } from './whileRunning'

interface Loaded {
  panel?: PanelData
  message: string
}

async function loadPanel(id: string, failed: string): Promise<Loaded> {
  try {
    const response = await fetch(`/api/applications/${id}/panel`, { credentials: 'same-origin' })
    return { message: failed, ...((await response.json()) as Partial<Loaded>) }
  } catch {
    return { message: failed }
  }
}

/** An application beside the list: the CV next to the facts, what happened, and what can be done. */
export function Panel({ id }: { id: string }) {
  const { words } = useHiringWords()
  const [panel, setPanel] = useState<PanelData | null>(null)
  const [notice, setNotice] = useState('')
  const [beside, setBeside] = useState<Beside>()
  const [isDeclining, setDeclining] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  const show = useCallback(({ panel: found, message }: Loaded) => {
    if (found) setPanel(found)
    else setNotice(message)
  }, [])

  useEffect(() => {
    let isOver = false
    void loadPanel(id, words.panel.failed).then((loaded) => {
      if (isOver) return
      show(loaded)
      // The list behind is drawn by somebody else, before an answer has come.
      setBeside(besideOf(id))
      // Loaded again while somebody works in the panel, it leaves them where they are: letters typed at the heading are its keys.
      if (!document.activeElement?.closest('.hiring-panel')) heading.current?.focus()
    })
    return () => {
      isOver = true
    }
  }, [id, show, words])

  // What was pressed may be gone with what it did: an interview that is called off has no buttons any more.
  useEffect(() => {
    if (panel && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [panel])

  const close = useCallback(() => {
    setParams({ open: null }, 'push')
    // Back to where it was opened.
    document.querySelector<HTMLElement>(`[data-application="${id}"]`)?.focus()
  }, [id])
  const canDecline = panel !== null && panel.stage !== 'rejected' && panel.stage !== 'withdrawn'
  usePanelKeys({ beside: () => beside ?? besideOf(id), close, decline: () => canDecline && setDeclining(true) })

  const [once] = useState(() => whileRunning<boolean>())
  // A second press sends no second letter.
  const send = (path: string, body: object) =>
    once(`${path} ${JSON.stringify(body)}`, async () => {
      if ('revision' in body) window.dispatchEvent(new CustomEvent(MOVING, { detail: { id, ...body } }))
      const { data, isDone, message } = await callDesk<{ sent?: number }>(path, body)
      // Whoever takes a move back has to know that its mail had gone.
      const done = data?.sent ? words.board.undoneLate : words.panel.saved
      setNotice(isDone ? done : message || words.panel.failed)
      show(await loadPanel(id, words.panel.failed))
      window.dispatchEvent(new Event('hiring:changed'))
      return isDone
    })

  const section = panel && { panel, send }
  return (
    <aside className="hiring-panel" aria-labelledby="panel-title" role="dialog">
      <div className="hiring-panel__top">
        <PanelHead beside={beside} panel={panel} notice={notice} heading={heading} onClose={close} />
        <div className="hiring-notice hiring-panel__notice" role="status">
          {panel && notice}
        </div>
      </div>
      {section && (
        <CompanyZone timeZone={section.panel.timeZone}>
          <PanelActions {...section} isDeclining={isDeclining} onDeclining={setDeclining} />
          <div className="hiring-panel__columns">
            <PanelCv panel={panel} />
            <div className="hiring-panel__cards">
              <PanelOpenings {...section} />
              <PanelPeople {...section} />
              <PanelFacts {...section} />
              <PanelWork {...section} />
              <PanelRatings {...section} />
              <PanelWriting {...section} />
              <PanelTimeline panel={panel} />
              <PanelPrivacy {...section} />
            </div>
          </div>
        </CompanyZone>
      )}
      <p className="hiring-panel__keys" aria-hidden="true">
        {words.panel.keys}
      </p>
    </aside>
  )
}
