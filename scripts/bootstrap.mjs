// Runs on the machine's own Node (20 or newer) before anything is installed: plain JavaScript, no dependency.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const stampFile = join(root, 'node_modules/.diwan-install')
const ownNode = join(root, 'node_modules/node/bin/node')

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

/** Installs what the lockfile names, unless exactly that is installed already. */
function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(ownNode) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lock) return
  const started = Date.now()
  console.log('▸ Installing packages from the lockfile (a few minutes the first time)')
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const run = spawnSync(npm[0], [...npm.slice(1), 'ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development' },
  })
  if (run.status !== 0) {
    fail(
      'The packages could not be installed (npm ci failed; its message is above).\n' +
        'Check the connection to the npm registry, the free disk space and that this folder can be written, then run the command again.',
    )
  }
  writeFileSync(stampFile, lock)
  console.log(`  done in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/**
 * Installs if needed, then goes on with a TypeScript file on the project's own Node. Signals are handed on, and the exit code
 * is the script's.
 */
export function goOnWith(script, args = process.argv.slice(2)) {
  requireNode()
  requirePlainPath()
  try {
    install()
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
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // npm ends at once on SIGTERM and tells nobody: without it there is nothing left to run for.
  const npm = process.ppid
  if (process.env.npm_lifecycle_event) {
    const watch = setInterval(() => {
      if (process.ppid === npm) return
      clearInterval(watch)
      child.kill('SIGTERM')
      setTimeout(() => child.kill('SIGKILL'), 15_000).unref()
    }, 250)
    watch.unref()
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}
