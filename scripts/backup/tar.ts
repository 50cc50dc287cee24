import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { BackupFault, unseal } from './Sealed.ts'

const isDone = async (child: ReturnType<typeof spawn>, what: string) => {
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new BackupFault(`${what} (tar ended with ${code}).`)
}

/** A folder as a compressed stream; `done` settles when tar has ended. */
export function packed(folder: string): { stream: Readable; done: Promise<void> } {
  const child = spawn('tar', ['-czf', '-', '-C', folder, '.'], { stdio: ['ignore', 'pipe', 'inherit'] })
  return { stream: child.stdout, done: isDone(child, 'The files could not be packed') }
}

/** Unpacks a backup into an empty folder; throws when it is not whole. */
export async function unpack(file: string, folder: string, secret: string | undefined): Promise<void> {
  const args = ['-xzf', '-', '-C', folder, '--no-same-owner', '--no-overwrite-dir']
  const child = spawn('tar', args, { stdio: ['pipe', 'inherit', 'ignore'] })
  const done = isDone(child, `${file} is not a backup, or not whole`)
  // Whatever tar says of a stream that broke off, the reason why it did comes first.
  done.catch(() => {})
  await unseal(file, child.stdin, secret)
  await done
}
