import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MINUTE } from '@diwan/shared/lib/time'
import { expect, onTestFinished, test, vi } from 'vitest'

// Each begins several processes of Node, one after the other.
vi.setConfig({ testTimeout: MINUTE })

const PACKAGES = {
  'node_modules/one': { integrity: 'sha512-one' },
  'cms/node_modules/two': { integrity: 'sha512-two' },
}

/** A checkout without packages, but for what begins every command. */
function aProject(name = 'diwan'): string {
  const parent = mkdtempSync(join(tmpdir(), 'diwan-bootstrap-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  const root = join(parent, name)
  mkdirSync(join(root, 'scripts'), { recursive: true })
  for (const file of ['bootstrap.mjs', 'start.mjs', 'test.mjs'])
    cpSync(join(import.meta.dirname, file), join(root, 'scripts', file))
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { ...PACKAGES, cms: { version: '2' } } }))
  // In the place of npm: says that it is at work, and has begun something itself.
  writeFileSync(
    join(root, 'slow.mjs'),
    `import { spawn } from 'node:child_process'
    spawn('sleep', ['60'], { stdio: ['ignore', 'inherit', 'ignore'] })
    console.log('npm at work')`,
  )
  writeFileSync(join(root, 'failing.mjs'), `process.exit(1)`)
  return root
}

/** Packages that npm has installed to the end; without any, those of another lockfile. */
function install(root: string, packages: object = { 'node_modules/one': { integrity: 'sha512-before' } }): void {
  const bin = join(root, 'node_modules/node/bin')
  mkdirSync(bin, { recursive: true })
  symlinkSync(process.execPath, join(bin, 'node'))
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
  writeFileSync(join(root, 'node_modules/.diwan-install'), 'another')
}

function begin(root: string, command: string, npm: string, env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(process.execPath, [`scripts/${command}.mjs`], {
    cwd: root,
    env: { ...process.env, npm_lifecycle_event: undefined, npm_execpath: join(root, npm), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill())
  return child
}

const untilNpmWorks = (child: ChildProcess) =>
  new Promise<void>((done) => {
    let said = ''
    child.stdout?.on('data', (chunk) => (said += String(chunk)).includes('npm at work') && done())
  })

/** What a command says until it has ended, and everything that it began too. */
async function untilItEnds(child: ChildProcess): Promise<{ said: string; code: number | null }> {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += String(chunk)))
  const [code] = (await once(child, 'close')) as [number | null]
  return { said, code }
}

test.for(['%', '#', '?'])('a project whose path has a %s is refused before anything is installed', (sign) => {
  const root = aProject(`diwan ${sign}1`)

  const { status, stderr, stdout } = spawnSync(process.execPath, [join(root, 'scripts/start.mjs')], {
    encoding: 'utf8',
    timeout: 20_000,
  })

  expect(stderr).toContain(`The project cannot lie in ${root}: its path has one of the signs % # ?.`)
  expect(stdout).not.toContain('Installing')
  expect(existsSync(join(root, 'node_modules'))).toBe(false)
  expect(status).toBe(1)
})

test.for(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s ends an installation with all that it began', async (signal) => {
  const command = begin(aProject(), 'start', 'slow.mjs')
  await untilNpmWorks(command)

  command.kill(signal)

  // What it began holds its output open for as long as it lives.
  expect((await untilItEnds(command)).code).toBe(signal === 'SIGINT' ? 130 : 143)
})

test('an installation ends when the npm that it was asked through is gone', async () => {
  const root = aProject()
  const npm = spawn('sh', ['-c', `'${process.execPath}' scripts/start.mjs; true`], {
    cwd: root,
    env: { ...process.env, npm_lifecycle_event: 'start', npm_execpath: join(root, 'slow.mjs') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await untilNpmWorks(npm)

  npm.kill('SIGKILL')

  expect(await once(npm, 'close')).toEqual([null, 'SIGKILL'])
})

test('one that was killed is ended by the next, which installs', async () => {
  const root = aProject()
  const killed = begin(root, 'start', 'slow.mjs')
  await untilNpmWorks(killed)
  const end = untilItEnds(killed)
  killed.kill('SIGKILL')
  await once(killed, 'exit')

  const next = await untilItEnds(begin(root, 'test', 'failing.mjs'))

  expect(next.said).toContain('npm ci failed')
  expect((await end).code).toBe(null)
})

test('one that another command is at is left alone', async () => {
  const root = aProject()
  const first = begin(root, 'start', 'slow.mjs')
  await untilNpmWorks(first)

  const second = await untilItEnds(begin(root, 'test', 'failing.mjs'))

  expect(second.said.trim()).toBe(
    `Another command installs packages here (process ${first.pid}). Wait until it is done, then run yours again.`,
  )
  expect([second.code, first.exitCode]).toEqual([1, null])
})

/** What a start runs, as it is told apart from everything else. */
function aPart(cwd: string): number | undefined {
  const part = spawn('sleep', ['60'], { cwd, env: { ...process.env, DIWAN_START: '1' } })
  onTestFinished(() => void part.kill('SIGKILL'))
  return part.pid
}

test('packages are not taken away from a system that runs from the same folder', async () => {
  const root = aProject()
  install(root)
  mkdirSync(join(root, 'cms'))
  const part = aPart(join(root, 'cms'))

  const { code, said } = await untilItEnds(begin(root, 'test', 'failing.mjs'))

  expect(said).toContain(`would lose them (processes ${part}).\nEnd it, then run the command again.`)
  expect(said).not.toContain('Installing')
  expect(code).toBe(1)
})

test('they are installed beside a system of another folder, and where they are not whole', async () => {
  const [root, broken] = [aProject(), aProject()]
  install(root)
  aPart(aProject())
  install(broken)
  rmSync(join(broken, 'node_modules/.package-lock.json'))
  aPart(broken)

  const ends = await Promise.all([root, broken].map((folder) => untilItEnds(begin(folder, 'test', 'failing.mjs'))))

  for (const { said } of ends) expect(said).toContain('npm ci failed')
})

test('packages that npm alone has installed are used as they are', async () => {
  const root = aProject()
  install(root, { ...PACKAGES, cms: { version: '1' } })
  mkdirSync(join(root, 'scripts/test'))
  writeFileSync(join(root, 'scripts/test/main.ts'), `console.log('gone on')`)
  aPart(root)

  const { code, said } = await untilItEnds(begin(root, 'test', 'failing.mjs'))

  expect([code, said.trim()]).toEqual([0, 'gone on'])
})

test.for([
  ['one of another kind', { ...PACKAGES, 'node_modules/one': { integrity: 'sha512-before' } }],
  ['one that is missing', { 'node_modules/one': PACKAGES['node_modules/one'] }],
  ['one too many', { ...PACKAGES, 'node_modules/three': {} }],
])('with %s they are installed anew', async ([, packages]) => {
  const root = aProject()
  install(root, packages as object)

  expect((await untilItEnds(begin(root, 'test', 'failing.mjs'))).said).toContain('npm ci failed')
})
