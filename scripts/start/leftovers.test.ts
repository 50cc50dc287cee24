import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { claim, disclaim, endLeftovers, isRunning, markOf, startedBy } from './leftovers.ts'

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-leftovers-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A program that runs until it is ended. */
async function aProcess({
  args = [] as string[],
  env = {} as Record<string, string>,
  code = 'setInterval(() => {}, 1000)',
}) {
  const script = ['-e', `${code}; console.log('up')`, '--', ...args]
  const child = spawn(process.execPath, script, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child.pid ?? 0
}

const aStart = (checkout = '/srv/diwan') => aProcess({ args: [`${checkout}/scripts/start/main.ts`] })

async function aDeadStart(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  return child.pid ?? 0
}

const note = (folder: string, supervisor: unknown, parts = {}) =>
  writeFileSync(join(folder, 'running.json'), JSON.stringify({ supervisor, parts }))

const isAlive = (pid: number) =>
  existsSync(`/proc/${pid}`) && !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')

test('a second start on a folder is refused from the first step of the first one on', () => {
  const folder = aFolder()

  expect(claim(folder)).toBe(true)
  expect(claim(folder)).toBe(false)
  disclaim(folder)
  expect(claim(folder)).toBe(true)
})

test('a start that lives is running, whichever checkout it is of', async () => {
  const folder = aFolder()
  note(folder, await aStart('/srv/the-version-before'))

  expect(await endLeftovers(folder)).toBe('running')
  expect(isRunning(folder)).toBe(true)
  expect(claim(folder)).toBe(false)
})

test('a number that another program has by now is no start', async () => {
  const folder = aFolder()
  const other = await aProcess({})
  note(folder, other, { cms: other })

  expect(isRunning(folder)).toBe(false)
  expect(await endLeftovers(folder)).toBe('none')
  expect(isAlive(other)).toBe(true)
  expect(claim(folder)).toBe(true)
})

test('a start that has the number of the one before, as in a container, is not taken for it', async () => {
  const folder = aFolder()
  note(folder, process.pid)

  expect(await endLeftovers(folder)).toBe('none')
  expect(claim(folder)).toBe(true)
})

test(
  'what a killed start left is ended, a step of its preparation and a part with another name too',
  { timeout: 20_000 },
  async () => {
    const folder = aFolder()
    const start = await aDeadStart()
    const env = { ...markOf(start), DATA_DIR: folder }
    const renamed = await aProcess({ env, code: 'process.title = "next-server"; setInterval(() => {}, 1000)' })
    const deaf = await aProcess({ env, code: 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)' })
    const elsewhere = await aProcess({ env: { ...env, DATA_DIR: join(folder, 'other') } })
    note(folder, start)

    expect(startedBy(start, folder).toSorted()).toEqual([renamed, deaf].toSorted())
    expect(await endLeftovers(folder, 600)).toBe('ended')
    await vi.waitFor(() => expect([renamed, deaf].filter(isAlive)).toEqual([]), { timeout: 10_000 })
    expect(isAlive(elsewhere)).toBe(true)
    expect(existsSync(join(folder, 'running.json'))).toBe(false)
  },
)

test.for(['', '{', 'null', '{"supervisor":"x"}'])(
  'a note that says nothing (%j) keeps nobody from starting',
  async (text) => {
    const folder = aFolder()
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'running.json'), text)

    expect(await endLeftovers(folder)).toBe('none')
    expect(claim(folder)).toBe(true)
  },
)
