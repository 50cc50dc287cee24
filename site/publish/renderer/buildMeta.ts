import type { BuildMeta } from '@diwan/shared/contracts/builds'

/** The file of a code release that tells of it: its path, and what it says. */
export function buildMeta({ id, timestamp, prerendered }: BuildMeta): [path: string, content: string] {
  return [`builds/meta/${id}.json`, JSON.stringify({ id, timestamp, prerendered })]
}
