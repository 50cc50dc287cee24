import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { EICAR } from '../../../cms/src/files/FakeClamd.ts'

const UP_WITHIN = 60_000

const answers = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => done(socket.end() && true))
    socket.on('error', () => done(false))
  })

/** Debian's clamd at the address that the running system knows as CLAMD, with one signature of our own: nothing is downloaded. */
export class Scanner {
  readonly #port: number
  readonly #folder: string
  #child: ChildProcess | null = null

  constructor(address: string, folder: string) {
    this.#port = Number(new URL(address).port)
    this.#folder = folder
  }

  isThere(): Promise<boolean> {
    return answers(this.#port)
  }

  /** Whether it runs: as it was found, or started here. */
  async start(): Promise<boolean> {
    if (await this.isThere()) return true
    if (spawnSync('which', ['clamd']).status !== 0) return false
    const signatures = join(this.#folder, 'signatures')
    mkdirSync(signatures, { recursive: true })
    writeFileSync(join(signatures, 'own.ndb'), `Diwan.Test.Signature:0:*:${Buffer.from(EICAR).toString('hex')}\n`)
    const settings = join(this.#folder, 'clamd.conf')
    writeFileSync(
      settings,
      `Foreground yes\nTCPSocket ${this.#port}\nTCPAddr 127.0.0.1\nDatabaseDirectory ${signatures}\nStreamMaxLength 60M\nLogFile ${join(this.#folder, 'clamd.log')}\n`,
    )
    this.#child = spawn('clamd', ['--config-file', settings], { stdio: 'ignore' })
    for (const until = Date.now() + UP_WITHIN; Date.now() < until; await wait(200))
      if (await this.isThere()) return true
    return false
  }

  stop(): void {
    this.#child?.kill('SIGTERM')
  }
}
