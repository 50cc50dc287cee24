import { each, type Target } from './Target.ts'

const PER_PAGE = 60
const SETTLE = 60_000

interface Attacked {
  id: string
  slug: string
  title: string
  strings: string[]
}

const text = (value: string) => ({
  type: 'text',
  text: value,
  format: 0,
  style: '',
  mode: 'normal',
  detail: 0,
  version: 1,
})
const block = (type: string, value: string) => ({
  type,
  children: [text(value)],
  direction: null,
  format: '',
  indent: 0,
  version: 1,
  ...(type === 'heading' ? { tag: 'h2' } : {}),
})
const body = (strings: readonly string[]) => ({
  root: {
    type: 'root',
    direction: null,
    format: '',
    indent: 0,
    version: 1,
    children: strings.map((each, at) => block(at % 10 === 9 ? 'heading' : 'paragraph', each)),
  },
})

// The database keeps Unicode: half a surrogate pair is not text. NUL ends strings in many a tool, and is dropped.
const asStored = (value: string) => value.toWellFormed().replaceAll('\0', '')

/** Publishes articles that are made of the strings: in their titles, excerpts, words for search engines and bodies. */
export async function throughArticles(target: Target, strings: readonly string[]): Promise<Attacked[]> {
  const { text: found } = await target.send('categories', '/api/categories?limit=1&where[kind][equals]=blogs', {
    asAdmin: true,
  })
  const category = (JSON.parse(found) as { docs: { id: string }[] }).docs[0]?.id
  const groups = Array.from({ length: Math.ceil(strings.length / PER_PAGE) }, (_, at) =>
    strings.slice(at * PER_PAGE, (at + 1) * PER_PAGE),
  )
  const attacked: Attacked[] = []
  await each(
    groups,
    async (group, at) => {
      const texts = group.map(asStored)
      const title = `${texts.find((value) => value.trim() && value.length < 100) ?? 'x'} ${at}`
      const slug = `attack-${at}-${Date.now().toString(36)}`
      const data = {
        title,
        slug,
        excerpt: (texts[1] ?? 'x').slice(0, 200) || 'x',
        seo: { title: (texts[2] ?? '').slice(0, 60), description: (texts[3] ?? '').slice(0, 150) },
        body: body(texts),
        categories: [category],
        publishedAt: new Date().toISOString(),
        _status: 'published',
      }
      const answer = await target.post('an article', '/api/blogs?depth=0&locale=en', data, { asAdmin: true })
      const saved = (
        JSON.parse(answer.text || '{}') as { doc?: { id: string; title: string; body: ReturnType<typeof body> } }
      ).doc
      if (!saved) return target.fault(`an article of ${texts.length} strings was refused: ${answer.text.slice(0, 300)}`)
      const kept = saved.body.root.children.map(({ children }) => children[0]?.text ?? '')
      texts.forEach((value, index) => {
        if (kept[index] !== value)
          target.fault(
            `an article changed ${JSON.stringify(value.slice(0, 80))} to ${JSON.stringify(kept[index]?.slice(0, 80))}`,
          )
      })
      attacked.push({ id: saved.id, slug, title: saved.title, strings: texts })
    },
    2,
  )
  const until = Date.now() + SETTLE
  for (const { slug } of attacked) {
    let status = 0
    while (status !== 200 && Date.now() < until) {
      status = (await target.send('an article', `/blog/${slug}`)).status
      if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 500))
    }
    if (status !== 200) target.fault(`the article ${slug} did not become live`)
  }
  return attacked
}

/** Deletes what was made. */
export async function removeArticles(target: Target, attacked: readonly Attacked[]): Promise<void> {
  await each(attacked, ({ id }) => target.send('tidying', `/api/blogs/${id}`, { method: 'DELETE', asAdmin: true }), 2)
}
