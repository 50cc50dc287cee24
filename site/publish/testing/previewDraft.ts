import { DAY } from '@diwan/shared/lib/time'
import { ContentStore } from '../../store/ContentStore.ts'
import { setCurrentStore, withStore } from '../../store/currentStore.ts'
import { asMirrored } from '../../store/MirrorSource.ts'
import { readFixture } from '../../store/readFixture.ts'
import { Mirror } from '../mirror/Mirror.ts'
import { openMirror } from '../mirror/openMirror.ts'
import { latestBundle } from '../renderer/bundle.ts'
import { openRenderer } from '../renderer/openRenderer.ts'
import type { Target } from '../renderer/Renderer.ts'

// A process of its own: a test runner would transform the bundle's modules on their way in.
const [fixture, bundles] = process.argv.slice(2) as [string, string]
const now = Date.now()
const documents = readFixture(fixture)
const mirror = new Mirror(openMirror(':memory:'))
mirror.apply(documents, [])
const store = new ContentStore(mirror.source, now)
setCurrentStore(store)
const renderer = await openRenderer(latestBundle(bundles) as string)

const first = documents.find(({ collection, locales }) => collection === 'blogs' && locales.en !== null)
if (first?.locales.en == null) throw new Error(`${fixture} has no blog in English.`)
const rewritten = { ...first.locales.en, title: 'A title of the draft', slug: 'an-address-of-the-draft' }
const draft = {
  ...first,
  locales: { en: rewritten, ar: first.locales.ar && { ...first.locales.ar, slug: rewritten.slug } },
}

async function renderAll(): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const targets: Target[] = []
  for (const route of renderer.routes()) targets.push(...(await renderer.targetsOf(route)).targets)
  for (const target of targets) {
    for (const { path, body } of (await renderer.render(target)).files) files.set(path, Buffer.from(body).toString())
  }
  return files
}

const differences = (a: Map<string, string>, b: Map<string, string>) =>
  [...new Set([...a.keys(), ...b.keys()])].filter((path) => a.get(path) !== b.get(path))

if (renderer.routesAt(`/blog/${rewritten.slug}`).length === 0) throw new Error('No route has the page of a blog.')

// An entry has no page before its hour.
const tomorrow = now + DAY
const publishedAt = new Date(tomorrow).toISOString()
const late = { ...draft, locales: { en: { ...rewritten, publishedAt }, ar: null } }
const filesAt = async (present: number) => [
  ...(await withStore(store.withDocument(asMirrored(late), present), renderAll)).keys(),
]

const before = await renderAll()
// Side by side: what the one remembers must not be found by the other.
const [previewed, meanwhile] = await Promise.all([
  withStore(store.withDocument(asMirrored(draft), now), renderAll),
  renderAll(),
])
const after = await renderAll()
mirror.apply([draft], [])
setCurrentStore(new ContentStore(mirror.source, now))
const published = await renderAll()

process.stdout.write(
  JSON.stringify({
    changed: differences(before, published).length,
    previewAndPublished: differences(previewed, published),
    hasPageAt: {
      now: (await filesAt(now)).includes(`blog/${rewritten.slug}.html`),
      itsHour: (await filesAt(tomorrow)).includes(`blog/${rewritten.slug}.html`),
    },
    leaked: [...differences(before, meanwhile), ...differences(before, after)],
  }),
)
