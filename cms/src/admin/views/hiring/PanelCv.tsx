'use client'
import { CvText } from './CvText'
import type { PanelData } from './panelData'
import { useHiringWords } from './useHiringWords'

/** The CV, as far as browsers show such files by themselves; of others the words. */
export function PanelCv({ panel: { cv, id } }: { panel: PanelData }) {
  const { words } = useHiringWords()
  const { panel } = words
  return (
    <section className="hiring-cv" aria-labelledby="panel-cv">
      <h3 id="panel-cv" className="hiring-cv__title">
        {panel.cv}
      </h3>
      {cv === null ? (
        <p className="hiring-cv__none">{panel.noCv}</p>
      ) : (
        <>
          <p className="hiring-cv__bar">
            <bdi className="hiring-card__quiet">{cv.name}</bdi>
            <a href={cv.href} target="_blank" rel="noreferrer">
              {panel.download}
            </a>
          </p>
          <Preview
            application={id}
            cv={cv}
            fallback={cv.isBroken ? panel.cvBroken : panel.cvNotShown}
            title={panel.cv}
          />
        </>
      )}
    </section>
  )
}

interface PreviewProps {
  application: string
  cv: NonNullable<PanelData['cv']>
  fallback: string
  title: string
}

function Preview({ application, cv, fallback, title }: PreviewProps) {
  // Viewers say so in a dialog of their own, and take the keyboard from whoever writes in the panel.
  if (cv.isBroken) return <p className="hiring-cv__none">{fallback}</p>
  // The browser's own viewer shows a PDF apart from this page; in a sandboxed frame it refuses to start.
  if (cv.mimeType === 'application/pdf')
    return <iframe className="hiring-cv__frame" src={cv.href} title={title} loading="lazy" />
  if (cv.mimeType.startsWith('image/')) return <img className="hiring-cv__image" src={cv.href} alt={title} />
  if (cv.hasText) return <CvText key={application} application={application} fallback={fallback} />
  return <p className="hiring-cv__none">{fallback}</p>
}
