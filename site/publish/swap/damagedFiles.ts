import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isCompressedForm } from './compress.ts'

/** Those of a release's files in a folder that do not hold what they were written with, and compressed neighbours that do not unpack to it. */
export function damagedFiles(folder: string, files: Iterable<{ path: string; blob: string }>): string[] {
  const damaged: string[] = []
  for (const { path, blob } of files) {
    const file = join(folder, path)
    const body = existsSync(file) ? readFileSync(file) : null
    if (body === null || hash('sha256', body, 'hex') !== blob) damaged.push(path)
    else if (existsSync(`${file}.br`) && !isCompressedForm(readFileSync(`${file}.br`), body)) damaged.push(`${path}.br`)
  }
  return damaged
}
