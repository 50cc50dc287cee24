// Runs on the machine's own Node (20 or newer) before anything is installed: plain JavaScript, no dependency.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const stampFile = join(root, 'node_modules/.diwan-install')
const lockfile = join(root, 'package-lock.json')
const ownNode = join(root, 'node_modules/node/bin/node')
/** npm writes it last: packages that were installed to the end have it, whoever installed them. */
const npmRecord = join(root, 'node_modules/.package-lock.json')

/** What a signal does at this moment; `isLeft` when there is nobody any more who would send a second one. */
let end = (signal) => process.exit(codeOf(signal))

const codeOf = (signal) => (signal === 'SIGINT' ? 130 : 143)

function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

/** Ends with a sentence when this Node cannot run the installation. */
function requireNode() {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < 20)
    fail(`Node ${process.versions.node} is too old: install Node 20 or newer, then run the command again.`)
}

/** Ends with a sentence when the project lies where its packages cannot build it: they read paths as addresses. */
function requirePlainPath() {
  if (/[%#?]/.test(root))
    fail(`The project cannot lie in ${root}: its path has one of the signs % # ?. Move it to another folder.`)
}

/** Processes at work in this folder whose environment has a mark, and the number that the mark gives: of the one that began them. */
function markedWith(name) {
  if (!existsSync('/proc')) return []
  return readdirSync('/proc').flatMap((entry) => {
    const pid = Number(entry)
    if (!(pid > 0) || pid === process.pid) return []
    try {
      if (!`${readlinkSync(`/proc/${pid}/cwd`)}/`.startsWith(`${root}/`)) return []
      const words = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
      const mark = words.find((word) => word.startsWith(`${name}=`))
      return mark ? [{ pid, by: Number(mark.slice(name.length + 1)) }] : []
    } catch {
      // It ended meanwhile, or is another user's.
      return []
    }
  })
}

function isCommand(pid) {
  try {
    return /[/\0]scripts\/\w+\.mjs\0/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false
  }
}

/** Ends with a sentence where an installation would take the packages away from who needs them. */
async function requireNobodyElse() {
  // `scripts/start/leftovers.ts` marks what a start begins.
  const served = existsSync(ownNode) && existsSync(npmRecord) ? markedWith('DIWAN_START') : []
  if (served.length > 0) {
    fail(
      `The installed packages are not those of package-lock.json, and what runs from this folder would lose them (processes ${served.map(({ pid }) => pid).join(', ')}).\n` +
        'End it, then run the command again. To serve meanwhile, fetch the new code into a folder of its own: docs/operations.md, "Deploy".',
    )
  }
  const others = () => markedWith('DIWAN_INSTALL')
  const living = others().find(({ by }) => by !== process.pid && isCommand(by))
  if (living) {
    fail(`Another command installs packages here (process ${living.by}). Wait until it is done, then run yours again.`)
  }
  // One that was killed leaves npm at work on the same files.
  while (others().length > 0) {
    for (const { pid } of others()) kill(pid)
    await delay(50)
  }
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself.
  }
}

/** The packages that a file of npm's names by their places, without the folders of this project. */
function packagesIn(file) {
  try {
    const { packages } = JSON.parse(readFileSync(file, 'utf8'))
    return new Map(Object.entries(packages).filter(([place]) => /(?:^|\/)node_modules\//.test(place)))
  } catch {
    return new Map()
  }
}

/** Whether somebody has installed just these packages already, with npm alone. */
function areInstalled() {
  const [wanted, present] = [packagesIn(lockfile), packagesIn(npmRecord)]
  // Those of other systems are left out.
  const isThere = ([place, { integrity, optional = false }]) =>
    present.has(place) ? present.get(place).integrity === integrity : optional
  return existsSync(ownNode) && [...wanted].every(isThere) && [...present.keys()].every((place) => wanted.has(place))
}

/** Installs what the lockfile names, unless exactly that is installed already. */
async function install() {
  const lock = createHash('sha256').update(readFileSync(lockfile)).digest('hex')
  if (existsSync(ownNode) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lock) return
  if (areInstalled()) return writeFileSync(stampFile, lock)
  await requireNobodyElse()
  const started = Date.now()
  console.log('▸ Installing packages from the lockfile (a few minutes the first time)')
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  // A group of its own: npm hands no signal on to what it runs.
  const run = spawn(npm[0], [...npm.slice(1), 'ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development', DIWAN_INSTALL: String(process.pid) },
    detached: true,
  })
  end = (signal) => {
    if (run.pid !== undefined) kill(-run.pid)
    process.exit(codeOf(signal))
  }
  const [code] = await once(run, 'exit')
  if (code !== 0) {
    fail(
      'The packages could not be installed (npm ci failed; its message is above).\n' +
        'Check the connection to the npm registry, the free disk space and that this folder can be written, then run the command again.',
    )
  }
  writeFileSync(stampFile, lock)
  console.log(`  done in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/** Hands signals on. npm ends at once on SIGTERM and tells nobody: without it there is nothing left to run for. */
function listen() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal))
  if (!process.env.npm_lifecycle_event) return
  const npm = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(watch)
    end('SIGTERM', { isLeft: true })
  }, 250)
  watch.unref()
}

/**
 * Installs if needed, then goes on with a TypeScript file on the project's own Node. Signals are handed on, and the exit code
 * is the script's.
 */
export async function goOnWith(script, args = process.argv.slice(2)) {
  requireNode()
  requirePlainPath()
  listen()
  try {
    await install()
  } catch (error) {
    fail(
      error.code === 'EACCES' || error.code === 'EROFS'
        ? `${root} cannot be written (${error.code}). Give your user write permission to this folder, then run the command again.`
        : error.code === 'ENOSPC'
          ? 'The disk is full. Free at least 3 GB, then run the command again.'
          : `The installation failed: ${error.message}`,
    )
  }
  const child = spawn(ownNode, ['--disable-warning=ExperimentalWarning', join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
  })
  end = (signal, { isLeft = false } = {}) => {
    child.kill(signal)
    if (isLeft) setTimeout(() => child.kill('SIGKILL'), 15_000).unref()
  }
  child.on('exit', (code, signal) => process.exit(code ?? codeOf(signal)))
}
