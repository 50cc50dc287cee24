import type { Control, PublisherStatus, ReleaseHistory } from '@diwan/shared/contracts/publishing'
import { useCompanyZone } from '@/admin/components/companyTime/CompanyZone'
import { Problem } from '@/admin/components/Problem'
import { momentOf } from '@/admin/momentOf'
import { addressOf } from './addressOf'
import type { PublishingWords } from './publishingWords'

type Release = ReleaseHistory['releases'][number]

interface Props {
  releases: Release[]
  publisher: PublisherStatus | null
  language: string
  words: PublishingWords
  /** Left out for those who may only look, and while nothing can be done. */
  onAsk?: (control: Control) => void
}

/** The latest releases: when, why, how long, how many pages, and what can be done with those that are kept. */
export function ReleaseTable({ releases, publisher, language, words, onAsk }: Props) {
  const timeZone = useCompanyZone()
  const { history, actions } = words
  const kept = new Set(publisher?.releases.map(({ id }) => id))
  return (
    <section aria-labelledby="diwan-releases">
      <h2 id="diwan-releases">{history.title}</h2>
      {releases.length === 0 ? (
        <p className="diwan-empty">{history.empty}</p>
      ) : (
        <table className="diwan-releases">
          <thead>
            <tr>
              <th scope="col">{history.release}</th>
              <th scope="col">{history.when}</th>
              <th scope="col">{history.why}</th>
              <th scope="col">{history.took}</th>
              <th scope="col">{history.pages}</th>
              {onAsk && <th scope="col">{history.actions}</th>}
            </tr>
          </thead>
          <tbody>
            {releases.map((release) => {
              // A publisher that does not answer, or only starts, takes nothing from visitors: the release it last told of is still there.
              const isLive = publisher?.live ? release.release === publisher.live.id : release.state === 'live'
              const isPinned = release.release === publisher?.pinned
              return (
                <tr key={release.release} data-state={isLive ? 'live' : release.state}>
                  <th scope="row" data-label={history.release}>
                    {release.state === 'failed' ? (
                      <span>{history.attempt}</span>
                    ) : (
                      <span dir="ltr">{release.release}</span>
                    )}
                    <small>
                      {isLive
                        ? history.states.live
                        : history.states[release.state === 'live' ? 'superseded' : release.state]}
                    </small>
                  </th>
                  <td data-label={history.when}>
                    {release.liveAt
                      ? momentOf(release.liveAt, language, timeZone)
                      : release.startedAt
                        ? history.tried(momentOf(release.startedAt, language, timeZone))
                        : '–'}
                  </td>
                  <td data-label={history.why}>
                    <Reason release={release} language={language} words={words} />
                  </td>
                  <td data-label={history.took}>
                    {release.durationMs === null ? '–' : history.ms(release.durationMs)}
                  </td>
                  <td data-label={history.pages}>{release.pages?.toLocaleString(`${language}-u-nu-latn`) ?? '–'}</td>
                  {onAsk && (
                    <td data-label={history.actions}>
                      {kept.has(release.release) && !isLive && (
                        <button
                          type="button"
                          className="diwan-button"
                          aria-label={`${actions.rollback}: ${release.release}`}
                          onClick={() => onAsk({ type: 'release.rollback', release: release.release })}
                        >
                          {actions.rollback}
                        </button>
                      )}
                      {isLive && !isPinned && kept.has(release.release) && (
                        <button
                          type="button"
                          className="diwan-button"
                          aria-label={`${actions.pin}: ${release.release}`}
                          onClick={() => onAsk({ type: 'release.pin', release: release.release })}
                        >
                          {actions.pin}
                        </button>
                      )}
                    </td>
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Reason({ language, release, words: { history } }: Pick<Props, 'language' | 'words'> & { release: Release }) {
  if (release.error) return <Problem written={release.error} language={language} />
  const named = release.documents.filter(({ title }) => title !== null)
  if (named.length === 0) return <>{release.changes ? history.changes(release.changes) : history.nothing}</>
  const more = (release.changes ?? 0) - named.length
  return (
    <ul>
      {named.map(({ collection, id, title }) => (
        <li key={`${collection}/${id}`}>
          <a href={addressOf(collection, id)}>
            <bdi>{title}</bdi>
          </a>
        </li>
      ))}
      {more > 0 && <li>{history.more(more)}</li>}
    </ul>
  )
}
