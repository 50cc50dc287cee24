import type { CollectionBeforeOperationHook, Where } from 'payload'
import { readScoresDue } from './readScoresDue'

interface Asked {
  overrideAccess?: boolean
  sort?: string | string[]
  where?: Where
}

/**
 * A list that is narrowed or ordered by scores leaves out the applications whose scores the reader does not see yet: it would tell them.
 * `path` leads to the application.
 */
export const leaveOutUnscored =
  (path: 'id' | 'application'): CollectionBeforeOperationHook =>
  async ({ args, req }) => {
    const { overrideAccess, sort = [], where } = args as Asked
    if (overrideAccess) return args
    const isScore = (name: string) =>
      (path === 'id' ? /^-?ratings?(\.|$)/ : /^-?application\.ratings?(\.|$)/).test(name.trim().replaceAll('__', '.'))
    const isOrdered = [sort]
      .flat()
      .flatMap((each) => String(each).split(','))
      .some(isScore)
    if (!isOrdered && !namesIn(where).some(isScore)) return args
    // What nobody has scored has nothing to tell.
    const due = [...(await readScoresDue(req))].flatMap(([id, people]) => (people > 0 ? [id] : []))
    if (due.length === 0) return args
    return { ...args, where: { and: [...(where ? [where] : []), { [path]: { not_in: due } }] } }
  }

/** Every path that conditions compare. */
function namesIn(where: unknown): string[] {
  if (Array.isArray(where)) return where.flatMap(namesIn)
  if (!where || typeof where !== 'object') return []
  return Object.entries(where).flatMap(([name, value]) =>
    ['and', 'or'].includes(name.toLowerCase()) ? namesIn(value) : [name],
  )
}
