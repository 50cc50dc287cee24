import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

test('a signal that reaches a process alone ends its children too', async () => {
  const module = pathToFileURL(join(import.meta.dirname, 'endWithThis.ts')).href
  const script = `
    import { spawn } from 'node:child_process'
    import { endWithThis } from '${module}'
    for (let nth = 0; nth < 2; nth++) endWithThis(spawn('sleep', ['60'], { stdio: ['ignore', 'inherit', 'ignore'] }))
    console.log('begun')`
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script]
  const parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(parent.stdout, 'data')

  parent.kill('SIGTERM')

  // They hold its output open for as long as they live.
  expect(await once(parent, 'close')).toEqual([1, null])
})

const begunWith = async (script: string) => {
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script]
  const parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], cwd: import.meta.dirname })
  await once(parent.stdout, 'data')
  return parent
}

test('a signal ends what the command of a step began, which hands none on', async () => {
  const parent = await begunWith(`
    import { run } from '${pathToFileURL(join(import.meta.dirname, 'steps.ts')).href}'
    await run('sh', ['-c', 'echo begun; sleep 60 >&- & wait'], { cwd: '.', env: process.env, isLoud: true })`)

  parent.kill('SIGTERM')

  expect(await once(parent, 'close')).toEqual([1, null])
})

test('a process that listens to a signal itself ends in its own time', async () => {
  const parent = await begunWith(`
    import { spawn } from 'node:child_process'
    import { endWithThis } from '${pathToFileURL(join(import.meta.dirname, 'endWithThis.ts')).href}'
    process.on('SIGTERM', () => setImmediate(() => process.exit(3)))
    endWithThis(spawn('sleep', ['60'], { stdio: ['ignore', 'inherit', 'ignore'] }))
    console.log('begun')`)

  parent.kill('SIGTERM')

  expect(await once(parent, 'close')).toEqual([3, null])
})
