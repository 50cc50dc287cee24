import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Rig, SITE } from '../../faults/publish/Rig.ts'
import { buildSite } from '../../start/prepare.ts'
import { reworded } from '../reworded.ts'
import type { Subject } from './Subject.ts'

const MINUTE = 60_000
const PATIENCE = 240 * MINUTE
const SITE_URL = 'http://localhost:4321'

/** The publisher and the web server as they run for people, on a CMS without a database: what a change costs behind its commit. */
export async function standInSubject(folder: string, port: number, documents: number): Promise<Subject> {
  await buildSite({ root: join(SITE, '..'), siteUrl: SITE_URL }, { ...process.env, SITE_URL })
  mkdirSync(folder, { recursive: true })
  const rig = new Rig({ folder, port, articles: documents, env: { SITE_URL } })
  const names = [...rig.cms.documents.keys()].filter((name) => name.startsWith('blogs/'))
  const isRunning = async () => (await rig.status())?.state === 'idle'

  async function edit(kind: 'title' | 'text', round: number): Promise<number> {
    // Far from each other, and never one twice.
    const name = names[(round * 7_919 + (kind === 'text' ? 1 : 0)) % names.length] as string
    const word = `Reworded${kind}x${round}`
    const saved = rig.cms.saveIn('en', name, (body) => ({
      ...body,
      ...(kind === 'title' ? { title: word } : { body: reworded(body.body, word) }),
    }))
    const path = `/blog/${String(saved.locales.en?.slug)}`
    const begun = performance.now()
    const [collection = '', id = ''] = name.split('/')
    await rig.nudge([{ outbox: crypto.randomUUID(), collection, id }])
    while (!(await rig.page(path)).includes(word)) {
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
    edit,
    end: () => rig.end(),
  }
}
