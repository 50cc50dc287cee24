import type { PublishingStatus } from '@diwan/shared/contracts/publishing'
import { Problem } from '@/admin/components/Problem'
import { addressOf } from './addressOf'
import type { PublishingWords } from './publishingWords'

interface Props {
  held: PublishingStatus['held']
  language: string
  words: PublishingWords
}

/** Documents whose newest version cannot be shown, each with the reason. */
export function HeldDocuments({ held, language, words }: Props) {
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
            <Problem written={error} language={language} />
            <a href={addressOf(collection, id)}>{words.held.open}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
