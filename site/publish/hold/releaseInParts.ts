import type { DocumentRef } from '@diwan/shared/contracts/publishing'
import { ReleaseError } from '../render/ReleaseError.ts'
import { isOfContent } from './isOfContent.ts'

/** A document whose newest state cannot be released, and why. */
export interface Guilty {
  document: DocumentRef
  error: string
}

interface Release {
  /** Releases whatever is not released yet; throws when that cannot be. */
  attempt: () => Promise<void>
  /** Documents that are not released yet. */
  changes: () => DocumentRef[]
  /** Gives documents back their released state and keeps the newest one out. */
  hold: (refs: DocumentRef[]) => void
  /** Takes the newest state of documents in again. */
  takeBack: (refs: DocumentRef[]) => Promise<void>
}

// Tried one by one before a release is refused as a whole.
const MAX_SINGLES = 8

/**
 * Releases what can be released, and tells which documents cannot. A failure is narrowed down: the suspects are held back, the
 * rest goes live at once, then the suspects are tried again in halves. Throws when the release fails without them as well.
 */
export async function releaseInParts(release: Release): Promise<Guilty[]> {
  try {
    await release.attempt()
    return []
  } catch (error) {
    const changes = release.changes()
    if (!isOfContent(error) || changes.length === 0) throw error
    const held = await holdUntilReleased(release, error, changes)
    if (held === null) throw error
    return held.length === 1 ? held.map((document) => accuse(document, error)) : findGuilty(release, held)
  }
}

/** The suspects without which the release is live; `null` when there is no such set. */
async function holdUntilReleased(
  release: Release,
  error: unknown,
  changes: DocumentRef[],
): Promise<DocumentRef[] | null> {
  const named = error instanceof ReleaseError ? error.suspects : []
  const groups = named.length > 0 ? named : [changes]
  const singles = (groups[0] ?? []).length > 1 && (groups[0] ?? []).length <= MAX_SINGLES ? (groups[0] ?? []) : []
  for (const group of [...groups, ...singles.map((one) => [one])]) {
    release.hold(group)
    if (await isReleased(release)) return group
    await release.takeBack(group)
  }
  return null
}

/** Tries held documents in ever smaller groups until each is live or known to be a reason. */
async function findGuilty(release: Release, held: DocumentRef[]): Promise<Guilty[]> {
  const guilty: Guilty[] = []
  let groups = halvesOf(held)
  for (let group = groups.shift(); group !== undefined; group = groups.shift()) {
    await release.takeBack(group)
    try {
      await release.attempt()
    } catch (error) {
      if (!isOfContent(error)) throw error
      release.hold(group)
      const [document] = group
      if (group.length === 1 && document !== undefined) guilty.push(accuse(document, error))
      else groups = [...halvesOf(group), ...groups]
    }
  }
  return guilty
}

async function isReleased(release: Release): Promise<boolean> {
  try {
    await release.attempt()
    return true
  } catch (error) {
    if (!isOfContent(error)) throw error
    return false
  }
}

function halvesOf(group: DocumentRef[]): DocumentRef[][] {
  const middle = Math.ceil(group.length / 2)
  return [group.slice(0, middle), group.slice(middle)].filter((half) => half.length > 0)
}

function accuse(document: DocumentRef, error: unknown): Guilty {
  return { document, error: error instanceof Error ? error.message : String(error) }
}
