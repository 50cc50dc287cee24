import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MINUTE, SECOND } from '@diwan/shared/lib/time'
import { afterAll, expect, test } from 'vitest'
import type { ShareWords } from './drawing/drawShareImage'
import { openDrawing } from './openDrawing'

const folder = mkdtempSync(join(tmpdir(), 'drawing-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const titled = (title: string): ShareWords => ({ locale: 'en', kind: 'Article', title, company: 'Rasikh' })

/** A process that answers with the number of what it was asked, and does what a title says. */
function actor(name: string): string {
  const script = join(folder, `${name}.mjs`)
  writeFileSync(
    script,
    `let asked = 0
process.on('message', ({ title }) => {
  asked++
  if (title === 'dies') process.kill(process.pid, 'SIGFPE')
  else if (title === 'fault') process.send({ fault: 'no font' })
  else if (title === 'environment') process.send({ image: Buffer.from(JSON.stringify(process.env)) })
  else if (title !== 'hangs') process.send({ image: Buffer.from(String(asked)) })
})`,
  )
  return script
}

const open = (name: string, limits: { limit?: number; idle?: number } = {}) =>
  openDrawing({ script: actor(name), fonts: folder, limit: MINUTE, idle: MINUTE, ...limits })

test('an image that ends its process fails alone: those that wait and those that follow get a new one', async () => {
  const draw = open('dies')
  const asked = ['one', 'dies', 'three', 'four'].map((title) => draw(titled(title)))
  const seen = await Promise.allSettled(asked)
  expect(seen.map((each) => (each.status === 'fulfilled' ? each.value.toString() : String(each.reason)))).toEqual([
    '1',
    'Error: The share image could not be drawn: its process ended with SIGFPE.',
    '1',
    '2',
  ])
  expect((await draw(titled('five'))).toString()).toBe('3')
})

test('an image that hangs fails at its limit, and the next one is drawn', async () => {
  const draw = open('hangs', { limit: SECOND })
  await expect(draw(titled('hangs'))).rejects.toThrow('SIGKILL')
  expect((await draw(titled('one'))).toString()).toBe('1')
})

test('a fault is told, and the process stays', async () => {
  const draw = open('faults')
  await expect(draw(titled('fault'))).rejects.toThrow('no font')
  expect((await draw(titled('two'))).toString()).toBe('2')
})

test('a process that nobody needs ends, and another is started when one does', async () => {
  const draw = open('idle', { idle: 1 })
  expect((await draw(titled('one'))).toString()).toBe('1')
  await new Promise((resolve) => setTimeout(resolve, SECOND))
  expect((await draw(titled('again'))).toString()).toBe('1')
})

test('no secret reaches the process', async () => {
  process.env.PAYLOAD_SECRET ??= 'secret-of-the-test'
  const environment = (await open('environment')(titled('environment'))).toString()
  expect(environment).not.toContain('SECRET')
})
