import { expect, test } from 'vitest'
import { runFault } from './runFault.ts'

const noOption = () => undefined

test('a fault that holds reports its figure', async () => {
  const outcome = await runFault({ name: 'x', run: () => Promise.resolve('0 lost') }, '/nowhere', noOption)

  expect(outcome).toMatchObject({ holds: true, figure: '0 lost' })
})

test('a fault that breaks something says what, and cleans up in reverse', async () => {
  const ended: string[] = []
  const outcome = await runFault(
    {
      name: 'x',
      run({ cleanUp }) {
        cleanUp(() => ended.push('first'))
        cleanUp(() => ended.push('second'))
        throw new Error('two pages mixed')
      },
    },
    '/nowhere',
    noOption,
  )

  expect(outcome).toMatchObject({ holds: false, figure: 'two pages mixed' })
  expect(ended).toEqual(['second', 'first'])
})
