import type { PublishingStatus } from '@diwan/shared/contracts/publishing'
import { addressOf } from './addressOf'
import type { PublishingWords } from './publishingWords'

/** Documents whose newest version cannot be shown, each with the reason. */
export function HeldDocuments({ held, words }: { held: PublishingStatus['held']; words: PublishingWords }) {
  return (
    <section className="diwan-notice diwan-notice--error">
      <strong>{words.held.title(held.length)}</strong>
      <p>{words.held.text}</p>
      <ul>
        {held.map(({ collection, id, error, kind, title }) => (
          <li key={`${collection}/${id}`}>
            <strong>
              {kind}
              {kind && title && ': '}
              <bdi>{title}</bdi>
            </strong>
            <pre dir="ltr">{error}</pre>
            <a href={addressOf(collection, id)}>{words.held.open}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
