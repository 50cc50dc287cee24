'use client'
import { Fragment, type ReactNode } from 'react'
import { ROBOT } from '@/recruitment/robots'
import { sourceName } from '@/recruitment/sourceName'
import type { SectionProps } from './panelData'
import { PanelTags } from './PanelTags'
import { useHiringWords } from './useHiringWords'

/** What is known of the person and the application. */
export function PanelFacts({ panel, send }: SectionProps) {
  const { language, timeOf, words } = useHiringWords()
  const { panel: text } = words
  const { applicant } = panel
  return (
    <section aria-labelledby="panel-facts">
      <h3 id="panel-facts">{text.facts}</h3>
      {applicant.isAnonymous && <p className="hiring-warning">{text.anonymous}</p>}
      <dl className="hiring-facts">
        <Fact name={text.email}>
          <a href={`mailto:${applicant.email}`}>
            <bdi>{applicant.email}</bdi>
          </a>
        </Fact>
        {applicant.phone && (
          <Fact name={text.phone}>
            <a href={`tel:${applicant.phone}`}>
              <bdi>{applicant.phone}</bdi>
            </a>
          </Fact>
        )}
        {applicant.city && (
          <Fact name={text.city}>
            <bdi>{applicant.city}</bdi>
          </Fact>
        )}
        {applicant.links.length > 0 && (
          <Fact name={text.links}>
            {applicant.links.map((url) => (
              <a key={url} href={url} target="_blank" rel="noreferrer nofollow">
                <bdi>{url}</bdi>
              </a>
            ))}
          </Fact>
        )}
        {applicant.alsoKnownAs.length > 0 && (
          <Fact name={text.alsoKnownAs}>
            {applicant.alsoKnownAs.map(({ fact, value }, place) => (
              <Fragment key={`${fact} ${value}`}>
                {place > 0 && ' · '}
                <bdi>{value}</bdi>
              </Fragment>
            ))}
          </Fact>
        )}
        <Fact name={text.applied}>{timeOf(panel.createdAt)}</Fact>
        <Fact name={text.since}>{timeOf(panel.stageSince)}</Fact>
        {panel.source && (
          <Fact name={text.source}>
            <bdi>{sourceName(panel.source, language)}</bdi>{' '}
            {panel.source === ROBOT && (
              <button
                type="button"
                className="hiring-button"
                onClick={() => void send(`/api/applications/${panel.id}/admit`, {})}
              >
                {text.admit}
              </button>
            )}
          </Fact>
        )}
        <Fact name={text.tags}>
          <PanelTags panel={panel} send={send} />
        </Fact>
      </dl>
      {applicant.suggestions.length > 0 && (
        <>
          <h4>{text.suggestions}</h4>
          <ul className="hiring-plain">
            {applicant.suggestions.map(({ fact, value }) => (
              <li key={fact + value} className="hiring-actions">
                <bdi>{value}</bdi>
                <button
                  type="button"
                  className="hiring-button"
                  aria-label={text.acceptNamed(value)}
                  onClick={() => void send(`/api/applicants/${applicant.id}/accept`, { fact, value })}
                >
                  {text.accept}
                </button>
                <button
                  type="button"
                  className="hiring-button"
                  aria-label={text.dismissNamed(value)}
                  onClick={() => void send(`/api/applicants/${applicant.id}/dismiss`, { fact, value })}
                >
                  {text.dismiss}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {panel.answers.length > 0 && (
        <>
          <h4>{text.answers}</h4>
          <dl className="hiring-facts">
            {panel.answers.map(({ href, label, ruledOut, value }) => (
              <Fact key={label} name={label}>
                {href ? (
                  <a href={href} target="_blank" rel="noreferrer">
                    <bdi>{value}</bdi>
                  </a>
                ) : (
                  <bdi>{value}</bdi>
                )}{' '}
                {ruledOut && <strong className="is-warning">({text.ruledOut})</strong>}
              </Fact>
            ))}
          </dl>
        </>
      )}
      {panel.coverLetter && (
        <details>
          <summary>{text.letter}</summary>
          <p className="hiring-letter" dir="auto">
            {panel.coverLetter}
          </p>
        </details>
      )}
    </section>
  )
}

function Fact({ children, name }: { children: ReactNode; name: string }) {
  return (
    <div>
      <dt dir="auto">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
