import type { TargetStatus } from '@diwan/shared/contracts/publishing'
import { Problem } from '@/admin/components/Problem'
import type { PublishingWords } from './publishingWords'

interface Props {
  target: TargetStatus
  language: string
  words: PublishingWords
}

/** Says when visitors see less than the newest release because its copy, or a cache in front of it, cannot be reached. */
export function TargetState({ language, target: { error, name, progress, purges, state }, words: { target } }: Props) {
  const [purge] = purges
  return (
    <>
      {state === 'failed' && (
        <div className="diwan-notice diwan-notice--error">
          <strong>{target.failed.title}</strong>
          <p>{target.failed.text}</p>
          <Problem written={`${name}: ${error}`} language={language} />
        </div>
      )}
      {state === 'copying' && progress !== null && <p>{target.copying(progress.done, progress.of)}</p>}
      {purge?.doneAt === null && purge.error !== null && (
        <div className="diwan-notice diwan-notice--warning">
          <strong>{target.cache.title}</strong>
          <p>{target.cache.text(purge.attempts)}</p>
          <Problem written={purge.error} language={language} />
        </div>
      )}
    </>
  )
}
