import { expect, onTestFinished, test } from 'vitest'
import { FakeMongo } from './FakeMongo'
import { requireReplicaSet } from './requireReplicaSet'

const start = async (hello?: (host: string) => object) => {
  const answer = {}
  const server = await new FakeMongo(answer).start()
  Object.assign(answer, hello?.(server.host))
  onTestFinished(() => server.stop())
  return server.host
}

const aMember = (host: string) => ({ setName: 'rs0', setVersion: 1, hosts: [host], me: host, primary: host })

test('a standalone server is refused, with the way to make it a replica set', async () => {
  const host = await start()

  await expect(requireReplicaSet(`mongodb://${host}/diwan`)).rejects.toThrow(
    /not a replica set, so it has no transactions.* --replSet rs0, run rs\.initiate\(\)/,
  )
})

test('a standalone server is refused by an address that names a replica set, too', async () => {
  const host = await start()

  const connecting = requireReplicaSet(`mongodb://${host}/diwan?replicaSet=rs0`, { patience: 300 })

  await expect(connecting).rejects.toThrow(/member of the replica set rs0.* --replSet rs0, run rs\.initiate\(\)/)
})

test('an address that does not name the replica set is refused, with the name to add', async () => {
  const host = await start(aMember)

  await expect(requireReplicaSet(`mongodb://${host}/diwan`)).rejects.toThrow(/Add replicaSet=rs0/)
})

test('a replica set that the address names is accepted', async () => {
  const host = await start(aMember)

  await expect(requireReplicaSet(`mongodb://${host}/diwan?replicaSet=rs0`)).resolves.toBeUndefined()
})

test('a server that is away is said to be away', async () => {
  const connecting = requireReplicaSet('mongodb://127.0.0.1:9/diwan?replicaSet=rs0', { patience: 300 })

  await expect(connecting).rejects.toThrow(/No MongoDB server answers at DATABASE_URI .*ECONNREFUSED/)
})

test('a server that does not let the user of the address in is said to refuse them', async () => {
  const host = await start(aMember)

  const connecting = requireReplicaSet(`mongodb://diwan:wrong@${host}/diwan?replicaSet=rs0`, { patience: 300 })

  await expect(connecting).rejects.toThrow(/^MongoDB refuses the user of DATABASE_URI/)
})
