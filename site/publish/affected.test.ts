import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { FakeCms } from './testing/fakeCms.ts'
import { startPublisher, temporaryFolder } from './testing/startPublisher.ts'

type Edit =
  | { kind: 'save'; n: number; title: number; day: number; isIn: 'en' | 'ar' | 'both' }
  | { kind: 'remove'; n: number }
  | { kind: 'move'; n: number; slug: number }
  | { kind: 'rename'; name: number }

const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('save' as const),
      n: fc.nat(7),
      title: fc.nat(3),
      day: fc.nat(4),
      isIn: fc.constantFrom('en' as const, 'ar' as const, 'both' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), n: fc.nat(7) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('move' as const), n: fc.nat(7), slug: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rename' as const), name: fc.nat(2) }) },
)

function aCms(): FakeCms {
  const cms = new FakeCms()
  cms.publish('globals', 'site-settings', { name: 'Site' }, { name: 'Site' })
  for (let n = 0; n < 3; n++) save(cms, { kind: 'save', n, title: n, day: n, isIn: 'both' })
  return cms
}

/** Makes an edit in the CMS; what a nudge would name. */
function save(cms: FakeCms, made: Edit) {
  if (made.kind === 'rename') {
    const name = { name: `Site ${made.name}` }
    return cms.publish('globals', 'site-settings', name, name)
  }
  const id = `b${made.n}`
  if (made.kind === 'remove') return cms.remove('blogs', id)
  const known = cms.documents.get(`blogs/${id}`)?.locales
  if (made.kind === 'move') {
    // Slugs are unique in the CMS: a move takes a name of its own.
    const move = (body: object | null = null) => body && { ...body, slug: `moved-${made.n}-${made.slug}` }
    return cms.publish('blogs', id, move(known?.en), move(known?.ar))
  }
  const body = { slug: `post-${made.n}`, title: `Title ${made.title}`, date: `2026-01-0${made.day + 1}` }
  return cms.publish('blogs', id, made.isIn === 'ar' ? null : body, made.isIn === 'en' ? null : body)
}

async function snapshotOf(cms: FakeCms) {
  const { folder, remove } = temporaryFolder()
  const fresh = await startPublisher({ cms, dataDir: folder })
  const files = contentsOf(fresh)
  await fresh.stop()
  remove()
  return files
}

function contentsOf(started: Awaited<ReturnType<typeof startPublisher>>) {
  const files = started.files().filter((file) => !/\.br$|^\.release$|^builds\/latest/.test(file))
  return new Map(files.map((file) => [file, started.read(file)]))
}

test(
  'after any edits the files are those of a publisher that starts from nothing, and only pages that differ were made',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(edit, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 }),
        async (rounds) => {
          const cms = aCms()
          const { folder, remove } = temporaryFolder()
          let publisher = await startPublisher({ cms, dataDir: folder })
          for (const round of rounds) {
            const before = contentsOf(publisher)
            const known = publisher.reports()
            await publisher.publish(...round.map((made) => save(cms, made)))
            const after = contentsOf(publisher)

            // A publisher that starts takes the place of the one that runs: queries belong to the process.
            await publisher.stop()
            expect(after).toEqual(await snapshotOf(cms))
            publisher = await startPublisher({ cms, dataDir: folder })

            // A publish that changes no page is reported with the release that is live already.
            const isNew = ({ release }: { release: string }) => known.every((report) => report.release !== release)
            const made = publisher.reports().filter(isNew)
            const differing = [...after].filter(([file, text]) => file.endsWith('.html') && before.get(file) !== text)
            const rendered = made.reduce((sum, report) => sum + ('pages' in report ? report.pages : 0), 0)
            expect(rendered).toBe(made.every(({ type }) => type === 'release.live') ? differing.length : rendered)
          }
          await publisher.stop()
          remove()
        },
      ),
      { numRuns: 12 },
    )
  },
)
