import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Supervisor, type Part } from './supervisor.ts'

function aSupervisor() {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-supervisor-'))
  const supervisor = new Supervisor(folder)
  onTestFinished(async () => {
    await supervisor.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const aPart = (code: string): Part => ({
    name: 'part',
    command: process.execPath,
    args: ['-e', code],
    cwd: folder,
    env: process.env,
  })
  const log = () =>
    existsSync(join(folder, 'logs/part.log')) ? readFileSync(join(folder, 'logs/part.log'), 'utf8') : ''
  return { supervisor, folder, aPart, log }
}

const starts = (log: string) => log.split('started').length - 1

test('a part that ends is started again', async () => {
  const { supervisor, aPart, log } = aSupervisor()
  vi.spyOn(console, 'error').mockImplementation(() => {})

  supervisor.start(aPart('console.log("started"); setTimeout(() => process.exit(1), 50)'), 10)

  await vi.waitFor(() => expect(starts(log())).toBeGreaterThan(1), { timeout: 5_000 })
})

test('stopping ends every part and starts none again', async () => {
  const { supervisor, aPart, folder, log } = aSupervisor()
  supervisor.start(
    aPart(
      'process.on("SIGTERM", () => { console.log("asked"); process.exit(0) }); console.log("started"); setInterval(() => {}, 1000)',
    ),
  )
  await vi.waitFor(() => expect(starts(log())).toBe(1), { timeout: 5_000 })

  await supervisor.stop()

  await vi.waitFor(() => expect(log()).toContain('asked'), { timeout: 5_000 })
  expect(starts(log())).toBe(1)
  expect(existsSync(join(folder, 'running.json'))).toBe(false)
})

test('once a full disk has room again, the log goes on', async () => {
  const { supervisor, aPart, folder, log } = aSupervisor()
  symlinkSync('/dev/full', join(folder, 'logs/part.log'))
  supervisor.start(
    aPart(`setInterval(() => { console.log('started'); require('fs').appendFileSync('said', '.') }, 50)`),
  )
  await vi.waitFor(() => expect(readFileSync(join(folder, 'said'), 'utf8').length).toBeGreaterThan(3), {
    timeout: 5_000,
  })

  rmSync(join(folder, 'logs/part.log'))

  await vi.waitFor(() => expect(starts(log())).toBeGreaterThan(0), { timeout: 5_000 })
})

test('where the numbers of the parts cannot be noted, one that ends is started again all the same', async () => {
  const { supervisor, aPart, folder, log } = aSupervisor()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mkdirSync(join(folder, 'running.json'))

  supervisor.start(aPart('console.log("started"); setTimeout(() => process.exit(1), 50)'), 10)

  await vi.waitFor(() => expect(starts(log())).toBeGreaterThan(1), { timeout: 5_000 })
})

test('a part that could not even be started is tried again', async () => {
  const { supervisor, aPart, folder, log } = aSupervisor()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const command = join(folder, 'node')
  supervisor.start({ ...aPart('console.log("started"); setInterval(() => {}, 1000)'), command }, 10)
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled(), { timeout: 5_000 })

  symlinkSync(process.execPath, command)

  await vi.waitFor(() => expect(starts(log())).toBe(1), { timeout: 5_000 })
})
