'use client'
import type { PanelData } from './panelData'
import { useHiringWords } from './useHiringWords'

/** The CV, as far as browsers show such files by themselves. */
export function PanelCv({ panel: { cv } }: { panel: PanelData }) {
  const { words } = useHiringWords()
  const { panel } = words
  return (
    <section className="hiring-cv" aria-labelledby="panel-cv">
      <h3 id="panel-cv">{panel.cv}</h3>
      {cv === null ? (
        <p>{panel.noCv}</p>
      ) : (
        <>
          <p>
            <a href={cv.href} target="_blank" rel="noreferrer">
              {panel.download}
            </a>{' '}
            <span className="hiring-card__quiet">{cv.name}</span>
          </p>
          <Preview cv={cv} fallback={panel.cvNotShown} title={panel.cv} />
        </>
      )}
    </section>
  )
}

function Preview({ cv, fallback, title }: { cv: NonNullable<PanelData['cv']>; fallback: string; title: string }) {
  // The browser's own viewer shows a PDF apart from this page; in a sandboxed frame it refuses to start.
  if (cv.mimeType === 'application/pdf') return <iframe className="hiring-cv__frame" src={cv.href} title={title} />
  if (cv.mimeType.startsWith('image/')) return <img className="hiring-cv__image" src={cv.href} alt={title} />
  return <p className="hiring-card__quiet">{fallback}</p>
}
