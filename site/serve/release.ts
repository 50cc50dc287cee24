import { readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@diwan/shared/content'
import { idsFileOf } from '@diwan/shared/lib/idsFileOf'
import { parseHeaderRules, type HeaderRule } from './headerRules.ts'
import { locateFile } from './locateFile.ts'
import { parseRedirectRules, type RedirectRule } from './redirectRules.ts'

/** The rules of the release that is live, and where its files lie. */
export interface Release {
  root: string
  headers: HeaderRule[]
  redirects: Map<string, RedirectRule>
}

/** The path of a document's page in a language, by its own id; `undefined` when it has none. */
export function pathOfId({ root }: Release, locale: Locale, id: string): string | undefined {
  const paths = JSON.parse(read(join(root, idsFileOf(id))) || '{}') as Record<string, string>
  const path = paths[`${locale}:${id}`] ?? paths[id]
  // An entry has a path before its hour of publication: until the page is there, its slug is nobody's to know.
  return path !== undefined && locateFile(root, path) ? path : undefined
}

/** Reads a file of rules anew only when it is another one: releases share what did not change as hard links. */
function rulesFile<T>(name: string, parse: (text: string) => T): (root: string) => T {
  let known: { identity: string; rules: T } | null = null
  return (root) => {
    const file = join(root, name)
    const found = statSync(file, { throwIfNoEntry: false })
    const identity = found === undefined ? 'none' : `${found.dev}/${found.ino}/${found.size}/${found.mtimeMs}`
    if (known?.identity !== identity) known = { identity, rules: parse(read(file) ?? '') }
    return known.rules
  }
}

function releaseReader(): (root: string) => Release {
  const headers = rulesFile('_headers', parseHeaderRules)
  const redirects = rulesFile('_redirects', parseRedirectRules)
  return (root) => ({ root, headers: headers(root), redirects: redirects(root) })
}

/**
 * Follows the link to the live release. Rules are read again when the link points elsewhere or `builds/latest.json` changed,
 * because the two trees behind the link take turns.
 */
export function followRelease(link: string): () => Release | null {
  const readRelease = releaseReader()
  let known: { id: string; release: Release } | null = null
  return () => {
    const root = attempt(() => realpathSync.native(link))
    if (root === null) return null
    const id = `${root}\n${read(join(root, 'builds/latest.json'))}`
    if (known?.id !== id) known = { id, release: readRelease(root) }
    return known.release
  }
}

const read = (file: string) => attempt(() => readFileSync(file, 'utf8'))

// Asked for each request. The system has the answer in memory, and turns of the thread pool cost many times as much.
function attempt(look: () => string): string | null {
  try {
    return look()
  } catch {
    return null
  }
}
