import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from './settings.ts'
import { asStop, Stop } from './stop.ts'

export interface Secrets {
  PAYLOAD_SECRET: string
  WEBHOOK_SECRET: string
  PUBLISHER_API_KEY: string
}

const names = ['PAYLOAD_SECRET', 'WEBHOOK_SECRET', 'PUBLISHER_API_KEY'] as const

const make = (): Secrets => ({
  PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
  PUBLISHER_API_KEY: randomBytes(24).toString('hex'),
})

function readKept(file: string): Partial<Secrets> {
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets> | null
  const isWhole =
    typeof kept === 'object' && kept !== null && names.every((name) => typeof (kept[name] ?? '') === 'string')
  if (!isWhole) throw new SyntaxError('These are no secrets.')
  return kept
}

/** The secrets of this installation: from the environment, else made once and kept in the data folder for its owner only. */
export function readSecrets({ dataDir }: Settings): Secrets {
  const file = join(dataDir, 'secrets.json')
  let kept: Partial<Secrets> = {}
  try {
    if (existsSync(file)) kept = readKept(file)
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new Stop(
        `${file} is damaged. Restore it from a backup; without it staff must sign in again and get new API keys (delete it to accept that).`,
      )
    }
    throw asStop(error, dataDir)
  }
  const secrets = { ...make(), ...kept }
  if (names.some((name) => !kept[name])) {
    try {
      writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true })
      renameSync(`${file}.new`, file)
    } catch (error) {
      throw asStop(error, dataDir)
    }
  }
  for (const name of names) {
    const given = process.env[name]
    if (!given) continue
    if (given.length < 32)
      throw new Stop(
        `${name} in the environment is too short: use at least 32 random characters, or remove it to have one made.`,
      )
    secrets[name] = given
  }
  return secrets
}
