import { isDeepStrictEqual } from 'node:util'
import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import type { StepProgress } from '@diwan/shared/contracts/releaseSteps'
import type { ContentStore } from '../../store/ContentStore.ts'
import { withStore } from '../../store/currentStore.ts'
import { asMirrored } from '../../store/MirrorSource.ts'
import { hasFiles } from '../fetch/attachFiles.ts'
import { ownPathsOf } from './idsFiles.ts'
import { Releaser, type ReleaseRequest } from './Releaser.ts'

type Parts = Omit<ConstructorParameters<typeof Releaser>[0], 'onForgotten' | 'onStep'>

interface Made {
  document: MirroredDocument
  /** The publisher's own store with that document. */
  store: ContentStore
  releaser: Releaser
  /** The release that it follows. */
  after: number
  /** Who hears of the steps of its releaser. */
  heard: { onStep: (step: StepProgress) => void }
}

/** A release that was made before the change came that it is for ([decision 65](../../../docs/decisions/0065-made-ahead-of-the-commit.md)). */
export class ReleaseAhead {
  readonly #parts: Parts
  readonly #made: Made

  constructor(parts: Parts, made: Made) {
    this.#parts = parts
    this.#made = made
  }

  /** Whether this change, and nothing else, waits for its release now. */
  isWhatCame(): boolean {
    const { graph, history, mirror } = this.#parts
    const { after, document } = this.#made
    const [first, ...others] = mirror.unreleased()
    return (
      first?.collection === document.collection &&
      first.id === document.id &&
      others.length === 0 &&
      mirror.has(document) &&
      history.newestNumber() === after &&
      graph.queries.turnedBy(Date.now()).length === 0
    )
  }

  /** Writes it down; the number of the release, `null` when visitors would see no difference. Its steps are those of any release. */
  write(request: Pick<ReleaseRequest, 'outbox' | 'startedAt'>, onStep: (step: StepProgress) => void): number | null {
    const { heard, releaser, store } = this.#made
    heard.onStep = onStep
    this.#parts.store.adopt(store)
    return releaser.writeAhead(request)
  }
}

/**
 * Makes the release of words that are not in the mirror yet. `null` when that is left to the change itself: it brings or takes away a
 * language, moves the document or has files, or very much depends on it. Throws when it cannot be released.
 */
export async function makeReleaseAhead(document: MirroredDocument, parts: Parts): Promise<ReleaseAhead | null> {
  const { history, mirror } = parts
  if (hasFiles(document) || mirror.has(document)) return null
  const before = mirror.source.get(document.collection, document.id)
  if (before === null || !isDeepStrictEqual(ownPathsOf(before), ownPathsOf(document))) return null
  const store = parts.store.withDocument(asMirrored(document), Date.now(), { isForRelease: true })
  if (store.difference?.touches.some(({ kind }) => kind === 'presence')) return null
  // Other threads read the mirror.
  const heard: Made['heard'] = { onStep: () => {} }
  const onStep = (step: StepProgress) => heard.onStep(step)
  const releaser = new Releaser({ ...parts, store, worthThreads: Infinity, onStep, onForgotten: () => {} })
  const after = history.newestNumber()
  const isMade = await withStore(store, () => releaser.renderAhead())
  return isMade ? new ReleaseAhead(parts, { document, store, releaser, after, heard }) : null
}
