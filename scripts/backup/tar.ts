import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { asStop } from '../start/stop.ts'
import { BackupFault, unseal } from './Sealed.ts'

const isDone = async (child: ReturnType<typeof spawn>, what: string, good = [0]) => {
  const [code] = (await once(child, 'close')) as [number | null]
  if (code === null || !good.includes(code)) throw new BackupFault(`${what} (tar ended with ${code}).`)
  return code
}

/** With which tar ends when a file was touched while it was read. */
const TOUCHED = 1

/** A folder as a compressed stream; `done` settles when tar has ended, with whether a file was touched meanwhile, be it a link to it. */
export function packed(folder: string): { stream: Readable; done: Promise<{ wasTouched: boolean }> } {
  const child = spawn('tar', ['-czf', '-', '-C', folder, '.'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const done = isDone(child, 'The files could not be packed', [0, TOUCHED]).then((code) => ({
    wasTouched: code === TOUCHED,
  }))
  // Whatever tar says of a stream that nobody takes on, the reason why comes first.
  done.catch(() => {})
  return { stream: child.stdout, done }
}

/** Unpacks a backup into an empty folder; throws when it is not whole, and in each case only when nothing more is written there. */
export async function unpack(file: string, folder: string, secret: string | undefined): Promise<void> {
  const args = ['-xzf', '-', '-C', folder, '--no-same-owner', '--no-overwrite-dir']
  const child = spawn('tar', args, { stdio: ['pipe', 'inherit', 'pipe'], env: { ...process.env, LC_ALL: 'C' } })
  const done = isDone(child, `${file} is not a backup, or not whole`)
  const unpacking = Promise.allSettled([text(child.stderr), done])
  const opening = await Promise.allSettled([unseal(file, child.stdin, secret)])
  child.stdin.destroy()
  const [said] = await unpacking
  // The backup is as good as it was.
  if (said.status === 'fulfilled' && /No space left|quota exceeded/i.test(said.value))
    throw asStop({ code: 'ENOSPC' }, folder)
  // Whatever tar says of a stream that broke off, the reason why it did comes first.
  for (const outcome of opening) if (outcome.status === 'rejected' && !isPipe(outcome.reason)) throw outcome.reason
  await done
}

/** Tar would take no more, and says itself why. */
const isPipe = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EPIPE'
