import { expect, onTestFinished, test } from 'vitest'
import { EICAR, FakeClamd } from './FakeClamd'
import { scanFile } from './scanFile'

async function aScanner(options?: { isMute: boolean }) {
  const clamd = new FakeClamd(options)
  const address = await clamd.start()
  onTestFinished(() => clamd.stop())
  return { clamd, address }
}

test('a file with the test signature is infected wherever it stands, another is clean, and each is sent whole', async () => {
  const { address, clamd } = await aScanner()
  const big = Buffer.alloc(300_000, 'a')

  expect(await scanFile(big, address)).toBe('clean')
  expect(await scanFile(Buffer.concat([big, Buffer.from(EICAR)]), address)).toBe('infected')
  expect(await scanFile(Buffer.alloc(0), address)).toBe('clean')
  expect(clamd.scanned).toEqual([300_000, 300_000 + EICAR.length, 0])
})

test('a scanner that is away or breaks off lets nothing through', async () => {
  const { address } = await aScanner({ isMute: true })
  expect(await scanFile(Buffer.from('x'), address)).toBe('unknown')
  expect(await scanFile(Buffer.from('x'), 'tcp://127.0.0.1:1')).toBe('unknown')
  expect(await scanFile(Buffer.from('x'), 'unix:/nowhere/clamd.sock')).toBe('unknown')
})

test('without a scanner files are not held up', async () => {
  expect(await scanFile(Buffer.from(EICAR), undefined)).toBe('clean')
})
