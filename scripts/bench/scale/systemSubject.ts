import { setTimeout } from 'node:timers/promises'
import { until } from '../../faults/publish/until.ts'
import { BenchSystem } from '../publish/BenchSystem.ts'
import { Editor } from '../publish/Editor.ts'
import { measure, operations } from '../publish/operations.ts'
import { commitWatcher } from '../publish/watchCommit.ts'
import type { Subject } from './Subject.ts'

const MINUTE = 60_000
const PATIENCE = 240 * MINUTE
const OPERATIONS = { text: 'text edit', title: 'title edit', new: 'new entry', unpublish: 'unpublish' } as const

/** Everything that `npm start` runs, the real CMS included: slower to fill, and a change goes through its API. */
export async function systemSubject(folder: string, port: number, documents: number, rounds: number): Promise<Subject> {
  const system = new BenchSystem({ dataDir: folder, port, documents })
  await system.prepare()
  let editing: ReturnType<typeof openDesk> | null = null

  async function openDesk() {
    const editor = await Editor.signIn(system)
    const stamp = Date.now().toString(36)
    return {
      changes: operations(editor, await editor.list('blogs'), { stamp, rounds }),
      commits: commitWatcher(folder),
    }
  }

  return {
    dataDir: folder,
    web: system.web,
    publisher: () => system.pid('publisher'),
    async begin() {
      system.start('publisher')
      await system.settled(PATIENCE)
    },
    async restart() {
      await system.stop('publisher')
      system.start('publisher')
      await system.settled(MINUTE, 5)
    },
    async change(kind, round) {
      const { changes, commits } = await (editing ??= openDesk())
      const { fromCommit } = await measure(system, commits, changes[OPERATIONS[kind]](round))
      await system.settled()
      await until('nothing is made any more', MINUTE, () => Promise.resolve(!commits.isAtWork()))
      await setTimeout(MINUTE / 60)
      return fromCommit
    },
    async end() {
      if (editing) (await editing).commits.close()
      await system.stopAll()
    },
  }
}
