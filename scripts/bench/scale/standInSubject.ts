import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import { Rig, SITE } from '../../faults/publish/Rig.ts'
import { buildSite } from '../../start/prepare.ts'
import { reworded } from '../reworded.ts'
import { type Kind, KINDS, type Subject } from './Subject.ts'

const MINUTE = 60_000
const PATIENCE = 240 * MINUTE
const SITE_URL = 'http://localhost:4321'

const pathOf = (entry: MirroredDocument) => `/blog/${String(entry.locales.en?.slug)}`

/** The publisher and the web server as they run for people, on a CMS without a database: what a change costs behind its commit. */
export async function standInSubject(folder: string, port: number, documents: number): Promise<Subject> {
  await buildSite({ root: join(SITE, '..'), siteUrl: SITE_URL }, { ...process.env, SITE_URL })
  mkdirSync(folder, { recursive: true })
  const rig = new Rig({ folder, port, articles: documents, env: { SITE_URL } })
  const names = [...rig.cms.documents.keys()].filter((name) => name.startsWith('blogs/'))
  const isRunning = async () => (await rig.status())?.state === 'idle'

  /** Changes an entry in the CMS; tells which, and by what its page shows that visitors have it. */
  function save(kind: Kind, round: number): { entry: MirroredDocument; isShown: (page: string) => boolean } {
    if (kind === 'new') {
      const entry = rig.cms.add(documents + round)
      return { entry, isShown: (page) => page.includes(String(entry.locales.en?.title)) }
    }
    // Far from each other, and never one twice.
    const name = names[(round * 7_919 + KINDS.indexOf(kind)) % names.length] as string
    if (kind === 'unpublish') {
      const entry = rig.cms.documents.get(name) as MirroredDocument
      rig.cms.documents.delete(name)
      return { entry, isShown: (page) => !page.includes(pathOf(entry)) }
    }
    const word = `Reworded${kind}x${round}`
    const entry = rig.cms.saveIn('en', name, (body) => ({
      ...body,
      ...(kind === 'title' ? { title: word } : { body: reworded(body.body, word) }),
    }))
    return { entry, isShown: (page) => page.includes(word) }
  }

  async function change(kind: Kind, round: number): Promise<number> {
    const { entry, isShown } = save(kind, round)
    const path = pathOf(entry)
    const begun = performance.now()
    await rig.nudge([{ outbox: crypto.randomUUID(), collection: entry.collection, id: entry.id }])
    while (!isShown(await rig.page(path))) {
      if (performance.now() - begun > MINUTE) throw new Error(`${path} did not change within a minute.`)
      await setTimeout(1)
    }
    const took = performance.now() - begun
    await rig.settled(10 * MINUTE)
    return took
  }

  return {
    dataDir: rig.dataDir,
    web: `http://127.0.0.1:${rig.ports.web}`,
    publisher: () => rig.publisher?.pid ?? 0,
    begin: () => rig.startAll(PATIENCE),
    async restart() {
      await rig.kill('SIGTERM')
      rig.start()
      while (!(await isRunning())) await setTimeout(5)
    },
    change,
    end: () => rig.end(),
  }
}
