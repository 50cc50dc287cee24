import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { parseHeaderRules, type HeaderRule } from './headerRules.ts'
import { parseRedirectRules, type RedirectRule } from './redirectRules.ts'

/** The rules of the release that is live, and where its files lie. */
export interface Release {
  root: string
  headers: HeaderRule[]
  redirects: Map<string, RedirectRule>
  /** A document's own id → the path of its page. */
  ids: Map<string, string>
}

const read = (file: string) => readFile(file, 'utf8').catch(() => '')

async function readRelease(root: string): Promise<Release> {
  const [headers, redirects, ids] = await Promise.all([
    read(join(root, '_headers')),
    read(join(root, '_redirects')),
    read(join(root, '_ids.json')),
  ])
  return {
    root,
    headers: parseHeaderRules(headers),
    redirects: parseRedirectRules(redirects),
    ids: new Map(Object.entries(ids ? (JSON.parse(ids) as Record<string, string>) : {})),
  }
}

/**
 * Follows the link to the live release. Rules are read again when the link points elsewhere or `builds/latest.json` changed,
 * because the two trees behind the link take turns.
 */
export function followRelease(link: string): () => Promise<Release | null> {
  let known: { id: string; release: Promise<Release> } | null = null
  return async () => {
    const root = await realpath(link).catch(() => null)
    if (!root) return null
    const id = `${root}\n${await read(join(root, 'builds/latest.json'))}`
    if (known?.id !== id) {
      const release = readRelease(root)
      known = { id, release }
      release.catch(() => (known = null))
    }
    return known.release
  }
}
