'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { setParams } from './address'
import { callDesk } from './callDesk'
import type { PanelData } from './panelData'
import { PanelActions } from './PanelActions'
import { PanelCv } from './PanelCv'
import { PanelFacts } from './PanelFacts'
import { PanelPeople } from './PanelPeople'
import { PanelRatings } from './PanelRatings'
import { PanelTimeline } from './PanelTimeline'
import { PanelWriting } from './PanelWriting'
import { useHiringWords } from './useHiringWords'

const close = () => setParams({ open: null }, 'push')

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
      heading.current?.focus()
    })
    return () => {
      isOver = true
    }
  }, [id, show, words])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) close()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  const send = async (path: string, body: object): Promise<boolean> => {
    const { isDone, message } = await callDesk(path, body)
    setNotice(isDone ? words.panel.saved : message || words.panel.failed)
    show(await loadPanel(id, words.panel.failed))
    window.dispatchEvent(new Event('hiring:changed'))
    return isDone
  }

  return (
    <aside className="hiring-panel" aria-labelledby="panel-title" role="dialog">
      <header className="hiring-panel__head">
        <div>
          <h2 id="panel-title" ref={heading} tabIndex={-1}>
            {panel?.applicant.name ?? words.board.loading}
          </h2>
          {panel && (
            <p className="hiring-card__quiet">
              {panel.reference} · {words.stages[panel.stage]} · {panel.vacancy?.title ?? words.board.speculative}
            </p>
          )}
        </div>
        <button type="button" className="hiring-button" onClick={close}>
          {words.panel.close}
        </button>
      </header>
      <div className="hiring-notice" role="status">
        {notice}
      </div>
      {panel && (
        <>
          <PanelActions panel={panel} send={send} />
          <div className="hiring-panel__columns">
            <PanelCv panel={panel} />
            <div>
              <PanelFacts panel={panel} send={send} />
              <PanelPeople panel={panel} send={send} />
              <PanelRatings panel={panel} send={send} />
              <PanelWriting panel={panel} send={send} />
              <PanelTimeline panel={panel} />
            </div>
          </div>
        </>
      )}
    </aside>
  )
}
