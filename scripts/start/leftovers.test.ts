import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { alone, claim, disclaim, endLeftovers, markOf, startedBy, takerIn } from './leftovers.ts'

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
  expect(takerIn(folder)).toMatch(/^The system is running/)
  expect(claim(folder)).toBe(false)
})

test('a number that another program has by now is no start', async () => {
  const folder = aFolder()
  const other = await aProcess({})
  note(folder, other, { cms: other })

  expect(takerIn(folder)).toBeUndefined()
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

test.for([
  ['backup/restore', 'A restore is at work. Wait until it has ended, then move.'],
  ['move/main', 'A move between databases is at work. Wait until it has ended, then move.'],
  ['start/main', 'The system is running. Stop it, then move.'],
])('what has a folder for itself (%s) is met by no other', async ([script, sentence]) => {
  const folder = aFolder()
  note(folder, await aProcess({ args: [`/srv/diwan/scripts/${script}.ts`] }))
  const work = vi.fn()

  await expect(alone(folder, 'move', work)).rejects.toThrow(sentence)
  expect(work).not.toHaveBeenCalled()
})

test('a folder is free again when the work in it has ended, well or not', async () => {
  const folder = aFolder()

  await expect(alone(folder, 'move', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await alone(folder, 'move', async () => existsSync(join(folder, 'running.json')))).toBe(true)
  expect(existsSync(join(folder, 'running.json'))).toBe(false)
})
