'use client'
import { ChevronIcon, XIcon } from '@payloadcms/ui'
import type { ReactNode, RefObject } from 'react'
import { openPanel } from './address'
import type { Beside } from './besideOf'
import { initialsOf } from './initialsOf'
import type { PanelData } from './panelData'
import { StageMark } from './StageMark'
import { useHiringWords } from './useHiringWords'

interface Props {
  beside: Beside | undefined
  panel: PanelData | null
  /** What is said in its place when there is none to show. */
  notice: string
  heading: RefObject<HTMLHeadingElement | null>
  onClose: () => void
}

/** Whose application it is, where it stands, and the way to the ones beside it. */
export function PanelHead({ beside, heading, notice, onClose, panel }: Props) {
  const { words } = useHiringWords()
  const { panel: text } = words
  const name = panel?.applicant.name ?? ''
  return (
    <header className="hiring-panel__head">
      <span className="hiring-avatar" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div className="hiring-panel__who">
        <h2 id="panel-title" ref={heading} tabIndex={-1}>
          <bdi>{panel ? name : notice || words.board.loading}</bdi>
        </h2>
        {panel && (
          <p>
            <StageMark stage={panel.stage} />
            <span>{panel.vacancy?.title ?? words.board.speculative}</span>
            <bdi className="hiring-card__quiet hiring-reference">{panel.reference}</bdi>
            {panel.reason && <span className="hiring-card__quiet">{text.reason(panel.reason)}</span>}
          </p>
        )}
      </div>
      <div className="hiring-panel__nav">
        <IconButton label={text.before} to={beside?.before}>
          <ChevronIcon direction="up" />
        </IconButton>
        <IconButton label={text.after} to={beside?.after}>
          <ChevronIcon direction="down" />
        </IconButton>
        <button type="button" className="hiring-icon" aria-label={text.close} title={text.close} onClick={onClose}>
          <XIcon />
        </button>
      </div>
    </header>
  )
}

function IconButton({ children, label, to }: { children: ReactNode; label: string; to: string | undefined }) {
  return (
    <button
      type="button"
      className="hiring-icon"
      aria-label={label}
      title={label}
      disabled={!to}
      onClick={() => to && openPanel(to)}
    >
      {children}
    </button>
  )
}
