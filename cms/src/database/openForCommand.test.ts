import { expect, onTestFinished, test, vi } from 'vitest'
import { DatabaseFault } from './DatabaseFault'
import { openForCommand } from './openForCommand'

/** What a command says that opens a database with this error, and its status; `undefined` where the error goes on. */
async function saidOf(error: Error) {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  onTestFinished(() => [said, exit].forEach((spy) => spy.mockRestore()))
  await openForCommand({ config: Promise.reject(error) })
  return [exit.mock.calls[0]?.[0], String(said.mock.calls[0]?.[0]).trim()]
}

test('a database that is away ends a command with its sentence and nothing else', async () => {
  expect(await saidOf(new DatabaseFault('No MongoDB server answers.', { cause: new Error('refused') }))).toEqual([
    1,
    'No MongoDB server answers.',
  ])
})

test('a file that is no database is said to be none', async () => {
  const error = Object.assign(new Error('SQLITE_NOTADB: file is not a database'), { code: 'SQLITE_NOTADB' })

  expect(await saidOf(error)).toEqual([1, expect.stringContaining('is none, or is damaged')])
})

test('what nobody has foreseen is shown whole', async () => {
  await expect(saidOf(new Error('anything else'))).rejects.toThrow('anything else')
})
