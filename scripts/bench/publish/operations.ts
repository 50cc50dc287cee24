import { setTimeout } from 'node:timers/promises'
import type { BenchSystem } from './BenchSystem.ts'
import type { Editor } from './Editor.ts'
import { reworded } from '../reworded.ts'
import { pollPage } from './pollPage.ts'
import type { commitWatcher } from './watchCommit.ts'

const PATIENCE = 900_000

/** How long one change took. */
export interface Round {
  /** From the commit until the web server answered with it, in milliseconds. */
  fromCommit: number
  /** From sending the request. */
  fromRequest: number
}

interface Change {
  send: () => Promise<unknown>
  /** SQL that finds something as soon as the change is committed. */
  committed: [sql: string, ...values: string[]]
  path: string
  isServed: (page: string, status: number) => boolean
}

export interface Entry {
  id: string
  slug: string
  title: string
  body: unknown
  categories: string[]
}

/** What editors do, each time with another entry. */
export function operations(editor: Editor, entries: Entry[], { stamp, rounds }: { stamp: string; rounds: number }) {
  // Each kind has entries of its own, far from each other.
  const pick = (round: number): Entry => entries[(round * 37) % entries.length] as Entry
  const TITLED = "SELECT 1 FROM blogs_locales WHERE _parent_id = ? AND _locale = 'en' AND title = ?"
  return {
    'title edit': (round): Change => {
      const { id, slug } = pick(round)
      const title = `Edited ${stamp} ${round}`
      return {
        send: () => editor.save('PATCH', `/api/blogs/${id}?locale=en&depth=0`, { title, _status: 'published' }),
        committed: [TITLED, id, title],
        path: `/blog/${slug}`,
        isServed: (page) => page.includes(title),
      }
    },
    'text edit': (round): Change => {
      const { id, slug, body } = pick(round + 1 * rounds)
      const word = `Reworded${stamp}x${round}`
      const text = reworded(body, word)
      return {
        send: () => editor.save('PATCH', `/api/blogs/${id}?locale=en&depth=0`, { body: text, _status: 'published' }),
        committed: [
          "SELECT 1 FROM blogs_locales WHERE _parent_id = ? AND _locale = 'en' AND body LIKE '%' || ? || '%'",
          id,
          word,
        ],
        path: `/blog/${slug}`,
        isServed: (page) => page.includes(word),
      }
    },
    'new entry': (round): Change => {
      const slug = `bench-${stamp}-${round}`
      const { body, categories } = pick(round + 2 * rounds)
      const publishedAt = new Date(Date.now() - 60_000).toISOString()
      const entry = { title: `New ${slug}`, excerpt: 'New', slug, body, categories, publishedAt, _status: 'published' }
      return {
        send: () => editor.save('POST', '/api/blogs?locale=en&depth=0', entry),
        committed: ['SELECT 1 FROM blogs WHERE slug = ?', slug],
        path: `/blog/${slug}`,
        isServed: (_page, status) => status === 200,
      }
    },
    'slug change': (round): Change => {
      const { id } = pick(round + 3 * rounds)
      const slug = `moved-${stamp}-${round}`
      return {
        send: () => editor.save('PATCH', `/api/blogs/${id}?locale=en&depth=0`, { slug, _status: 'published' }),
        committed: ['SELECT 1 FROM blogs WHERE slug = ?', slug],
        path: `/blog/${slug}`,
        isServed: (_page, status) => status === 200,
      }
    },
    unpublish: (round): Change => {
      const { id, slug } = pick(round + 4 * rounds)
      return {
        send: () => editor.save('PATCH', `/api/blogs/${id}?depth=0&unpublishAllLocales=true`, { _status: 'draft' }),
        committed: [
          "SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM blogs_locales WHERE _parent_id = ? AND _status = 'published')",
          id,
        ],
        path: `/blog/${slug}`,
        isServed: (_page, status) => status === 404,
      }
    },
  } satisfies Record<string, (round: number) => Change>
}

/** A new label in the head of every English page. */
export async function menuEdit(editor: Editor, label: string): Promise<Change> {
  const { services } = await editor.read('/api/globals/navigation?locale=en&depth=0')
  const named = { services: { ...(services as object), label } }
  return {
    send: () => editor.save('POST', '/api/globals/navigation?locale=en&depth=0', named),
    committed: ['SELECT 1 FROM navigation_locales WHERE services_label = ?', label],
    path: '/about-us',
    isServed: (page) => page.includes(label),
  }
}

/** Sends a change and polls the web server until it answers with it. */
export async function measure(
  system: BenchSystem,
  commits: ReturnType<typeof commitWatcher>,
  change: Change,
): Promise<Round> {
  const begun = performance.now()
  const sent = change.send()
  // The watcher says more than a refusal that nobody has looked at yet.
  sent.catch(() => {})
  const committed = await Promise.race([commits.until(...change.committed), sent.then(() => never())])
  const end = performance.now() + PATIENCE
  let seen = ''
  for (;;) {
    const { status, etag, page } = await pollPage(`${system.web}${change.path}`, seen)
    if (status !== 304 && change.isServed(page, status)) break
    seen = etag
    if (performance.now() > end) throw new Error(`${change.path} did not change within ${PATIENCE / 1_000} s.`)
    await setTimeout(1)
  }
  const served = performance.now()
  await sent
  return { fromCommit: served - committed, fromRequest: served - begun }
}

const never = () => new Promise<never>(() => {})
