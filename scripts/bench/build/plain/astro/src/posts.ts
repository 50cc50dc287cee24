import { readFileSync } from 'node:fs'

/** One plain post of the side fixture. */
export interface Post {
  slug: string
  title: string
  date: string
  paragraphs: string[]
}

/** Every post of the file that `POSTS` names, one JSON text per line. */
export const posts: readonly Post[] = readFileSync(process.env.POSTS ?? '', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Post)

export const positions = new Map(posts.map(({ slug }, position) => [slug, position]))
