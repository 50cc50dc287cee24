import { expect, test } from 'vitest'
import { linesOf } from './linesOf.ts'

async function linesIn(...parts: string[]): Promise<string[]> {
  const lines: string[] = []
  const given = (async function* () {
    yield* parts
  })()
  for await (const line of linesOf(given)) lines.push(line)
  return lines
}

test('lines are whole, wherever the text was cut', async () => {
  expect(await linesIn('one\ntw', 'o', '\n', 'three\nfour\n')).toEqual(['one', 'two', 'three', 'four'])
  expect(await linesIn('a\n\nb')).toEqual(['a', '', 'b'])
  expect(await linesIn()).toEqual([])
})

test('what JSON holds as it is ends no line', async () => {
  const record = JSON.stringify({ text: 'first\u2028second\u2029third\u0085fourth\r\n' })

  expect(await linesIn(`${record}\n${record}\n`)).toEqual([record, record])
})
