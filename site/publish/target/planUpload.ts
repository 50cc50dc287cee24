import { isNamedByContent, kindOf } from './kindOf.ts'

/** A path's content in the release; `null` when the release does not have it. */
export interface Wanted {
  path: string
  digest: string | null
}

/** What a target is known to have. */
export interface Known {
  files: ReadonlyMap<string, { digest: string }>
  /** Paths that have an unknown content. */
  uncertain: ReadonlyMap<string, string | null>
  /** Paths that no release has any more, and since when. */
  retired: ReadonlyMap<string, number>
}

export interface Plan {
  /** What is written: each step begins when the one before it has arrived. */
  steps: { path: string; digest: string }[][]
  /** What is removed after that. */
  gone: string[]
  retired: Map<string, number>
  /** Files whose answer changes for visitors. */
  purge: string[]
}

/**
 * Decides what moves. What pages need comes before them, a new page before those that lead to it, entries before the lists and the
 * home page above them, `builds/latest.json` after everything; then what is gone is removed. Files that are named after their
 * content stay for a while: open tabs still ask for them.
 */
export function planUpload(
  wanted: Iterable<Wanted>,
  known: Known,
  { now, grace }: { now: number; grace: number },
): Plan {
  const { files, uncertain } = known
  const isThere = (path: string) => files.has(path) || uncertain.has(path)
  const steps = new Map<number, { path: string; digest: string }[]>()
  const retired = new Map(known.retired)
  const gone: string[] = []
  const purge: string[] = []
  for (const { path, digest } of wanted) {
    if (digest === null) {
      if (!isThere(path)) continue
      if (!isNamedByContent(path)) gone.push(path)
      else if (!retired.has(path)) retired.set(path, now)
      continue
    }
    retired.delete(path)
    if (files.get(path)?.digest === digest) continue
    const rank = rankOf(path, isThere(path))
    const step = steps.get(rank) ?? []
    steps.set(rank, step)
    step.push({ path, digest })
    if (isThere(path) || !isNamedByContent(path)) purge.push(path)
  }
  for (const [path, since] of retired) {
    if (since + grace > now) continue
    retired.delete(path)
    gone.push(path)
  }
  const inOrder = [...steps].sort(([a], [b]) => a - b).map(([, step]) => step)
  return { steps: inOrder, gone, retired, purge: [...purge, ...gone] }
}

const DEEPEST = 9

function rankOf(path: string, isThere: boolean): number {
  switch (kindOf(path)) {
    case 'asset':
      return 0
    case 'data':
      return 1
    case 'page':
      return isThere ? 4 + DEEPEST - Math.min(depthOf(path), DEEPEST) : 2
    case 'rules':
      return 3
    case 'list':
      return 5 + DEEPEST
    case 'latest':
      return 6 + DEEPEST
  }
}

/** How far below the home page of its language a page lies. */
const depthOf = (path: string) =>
  path === 'index.html' || path === 'ar.html' ? 0 : path.replace(/^ar\//, '').split('/').length
