import { readFileSync, realpathSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@diwan/shared/content'
import { idsFileOf } from '@diwan/shared/lib/idsFileOf'
import { parseHeaderRules, type HeaderRule } from './headerRules.ts'
import { parseRedirectRules, type RedirectRule } from './redirectRules.ts'

/** The rules of the release that is live, and where its files lie. */
export interface Release {
  root: string
  headers: HeaderRule[]
  redirects: Map<string, RedirectRule>
}

const read = (file: string) => readFile(file, 'utf8').catch(() => '')

/** The path of a document's page in a language, by its own id; `undefined` when it has none. */
export async function pathOfId({ root }: Release, locale: Locale, id: string): Promise<string | undefined> {
  const paths = JSON.parse((await read(join(root, idsFileOf(id)))) || '{}') as Record<string, string>
  return paths[`${locale}:${id}`] ?? paths[id]
}

/** Reads a file of rules anew only when it is another one: releases share what did not change as hard links. */
function rulesFile<T>(name: string, parse: (text: string) => T): (root: string) => Promise<T> {
  let known: { identity: string; rules: T } | null = null
  return async (root) => {
    const file = join(root, name)
    const found = await stat(file).catch(() => null)
    const identity = found === null ? 'none' : `${found.dev}/${found.ino}/${found.size}/${found.mtimeMs}`
    if (known?.identity !== identity) known = { identity, rules: parse(await read(file)) }
    return known.rules
  }
}

function releaseReader(): (root: string) => Promise<Release> {
  const headers = rulesFile('_headers', parseHeaderRules)
  const redirects = rulesFile('_redirects', parseRedirectRules)
  return async (root) => {
    const rules = await Promise.all([headers(root), redirects(root)])
    return { root, headers: rules[0], redirects: rules[1] }
  }
}

/**
 * Follows the link to the live release. Rules are read again when the link points elsewhere or `builds/latest.json` changed,
 * because the two trees behind the link take turns.
 */
export function followRelease(link: string): () => Promise<Release | null> {
  const readRelease = releaseReader()
  let known: { id: string; release: Promise<Release> } | null = null
  return async () => {
    const root = attempt(() => realpathSync.native(link))
    if (root === null) return null
    const id = `${root}\n${attempt(() => readFileSync(join(root, 'builds/latest.json'), 'utf8'))}`
    if (known?.id !== id) {
      const release = readRelease(root)
      known = { id, release }
      release.catch(() => (known = null))
    }
    return known.release
  }
}

// Asked for each request. The system has the answer in memory, and turns of the thread pool cost many times as much.
function attempt(look: () => string): string | null {
  try {
    return look()
  } catch {
    return null
  }
}
