import { expect, onTestFinished, test } from 'vitest'
import { env } from '@/env'
import { EICAR, FakeClamd } from '@/files/FakeClamd'
import { readFile } from './readFile'

const rtf = (text: string) => {
  const bytes = Buffer.from(`{\\rtf1 ${text}}`)
  return { name: 'cv.rtf', size: bytes.length, bytes }
}

test('an infected CV is refused with its reason, and none is taken while the scanner is away', async () => {
  const clamd = new FakeClamd()
  env.CLAMD = await clamd.start()
  onTestFinished(() => void delete env.CLAMD)

  expect(await readFile(rtf('Noura'), 'cv')).toMatchObject({ kind: 'cv', originalName: 'cv.rtf' })
  expect(await readFile(rtf(EICAR), 'cv')).toEqual({ fault: 'cvInfected' })
  await clamd.stop()
  await expect(readFile(rtf('Noura'), 'cv')).rejects.toThrow(/scanner/)
})
