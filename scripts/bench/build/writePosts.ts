import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const WORDS =
  'the report shows where time went and who asked for it before any rule was written down because a short list on the wall did more than the manual'.split(
    ' ',
  )
const PARAGRAPHS = 4
const WORDS_EACH = 60

/** Writes the same plain posts for both: one JSON file for Astro, one Markdown file each for Hugo. */
export function writePosts(folder: string, count: number): { posts: string; content: string } {
  const content = join(folder, 'hugo/content/posts')
  mkdirSync(content, { recursive: true })
  const lines: string[] = []
  for (let number = 0; number < count; number++) {
    const slug = `post-${String(number).padStart(6, '0')}`
    const title = `Post ${number}`
    const date = new Date(Date.UTC(2010, 0, 1) + number * 3_600_000).toISOString()
    const paragraphs = Array.from({ length: PARAGRAPHS }, (_, part) =>
      Array.from(
        { length: WORDS_EACH },
        (_each, word) => WORDS[(number * 7 + part * 13 + word * 3) % WORDS.length],
      ).join(' '),
    )
    lines.push(JSON.stringify({ slug, title, date, paragraphs }))
    const matter = `---\ntitle: "${title}"\ndate: ${date}\ndescription: "${paragraphs[0]}"\n---\n`
    writeFileSync(join(content, `${slug}.md`), `${matter}\n${paragraphs.join('\n\n')}\n`)
  }
  const posts = join(folder, 'posts.jsonl')
  writeFileSync(posts, `${lines.join('\n')}\n`)
  return { posts, content }
}
