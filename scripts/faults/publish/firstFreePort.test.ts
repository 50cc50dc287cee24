import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { firstFreePort, mustBeFree } from './firstFreePort.ts'

/** A port that something listens on. */
async function aTakenPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => new Promise((done) => server.close(() => done())))
  return (server.address() as AddressInfo).port
}

test('ports that something else uses are passed over', async () => {
  const taken = await aTakenPort()

  expect(await firstFreePort(taken - 1, 2)).toBeGreaterThanOrEqual(taken + 1)
})

test('a port that was chosen and is in use is named', async () => {
  const taken = await aTakenPort()

  await expect(mustBeFree(taken, 1)).rejects.toThrow(`Port ${taken} is in use.`)
})
