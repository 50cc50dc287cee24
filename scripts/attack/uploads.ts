import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { formsMessages } from '@diwan/shared/messages/forms'
import { memoryOf, readPids } from '../soak/memory.ts'
import type { Target } from './Target.ts'
import { type BadUpload, makeBadFiles } from './uploads/badFiles.ts'
import { makeGoodFiles, makeLockedFiles, missingPrograms, type Upload } from './uploads/goodFiles.ts'
import { Scanner } from './uploads/Scanner.ts'

const MAX_TIME = 2_000
const MAX_MEMORY = 300
const MIN_ACCEPTED = 0.99
const LOOK_EVERY = 10

/** Line 2: CVs as people make them are taken; what is none is refused, with the reason, in bounded time and memory. */
export async function attackUploads(target: Target, dataDir: string, clamd: string): Promise<string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'attack-uploads-'))
  const scanner = clamd ? new Scanner(clamd, folder) : null
  const rows: string[][] = []
  const pid = readPids(resolve(dataDir))?.cms ?? 0
  const worst = { time: 0, memory: 0, slowest: '', largest: '' }
  let number = 0

  async function send({ bytes, name }: Upload) {
    const form = new FormData()
    const fields = {
      name: 'Candidate',
      email: `upload-${Date.now()}-${number++}@example.com`,
      phone: '+966501234567',
      consent: 'true',
      locale: 'en',
    }
    for (const [field, value] of Object.entries(fields)) form.set(field, value)
    form.set('cv', new File([new Uint8Array(bytes)], name))
    const before = memoryOf(pid) ?? 0
    let most = before
    const look = setInterval(() => (most = Math.max(most, memoryOf(pid) ?? 0)), LOOK_EVERY)
    const started = performance.now()
    const { status, text } = await target.send(`the CV ${name}`, '/api/applications/submit', {
      method: 'POST',
      body: form,
      headers: { Accept: 'application/json' },
    })
    const took = performance.now() - started
    clearInterval(look)
    if (took > worst.time) Object.assign(worst, { time: took, slowest: name })
    if (most - before > worst.memory) Object.assign(worst, { memory: most - before, largest: name })
    if (took > MAX_TIME) target.fault(`the CV ${name} took ${took.toFixed(0)} ms`)
    if (most - before > MAX_MEMORY) target.fault(`the CV ${name} took ${(most - before).toFixed(0)} MB`)
    return { status, text }
  }

  try {
    const missing = missingPrograms()
    const good = missing.length === 0 ? makeGoodFiles(folder) : []
    const locked: BadUpload[] =
      missing.length === 0 ? makeLockedFiles(folder).map((file) => ({ ...file, reasons: ['cvPassword'] })) : []
    if (scanner && good[0] && !(await scanner.isThere())) {
      const { status } = await send(good[0])
      if (status !== 503) target.fault(`a CV was answered ${status} while the scanner was away`)
      rows.push(['a CV while the scanner is away', `${status}`])
    }
    const hasScanner = (await scanner?.start()) ?? false
    // The first one after a start pays for what is loaded lazily.
    if (good[0]) await send(good[0])
    Object.assign(worst, { time: 0, memory: 0 })

    const refused: string[] = []
    for (const file of good) {
      const { status, text } = await send(file)
      if (status !== 201) refused.push(`${file.name}: ${status} ${text.slice(0, 160)}`)
    }
    if (refused.length > good.length * (1 - MIN_ACCEPTED))
      target.fault(`${refused.length} of ${good.length} good CVs were refused`)
    rows.push(
      good.length > 0
        ? [
            'good CVs',
            `${good.length - refused.length} of ${good.length} taken${refused.length > 0 ? `; refused: ${refused.join(' | ')}` : ''}`,
          ]
        : [
            'good CVs',
            `not tried: ${missing.join(', ')} missing (apt-get install libreoffice-writer-nogui pandoc qpdf ghostscript)`,
          ],
    )
    const bad = [...makeBadFiles({ hasScanner }), ...locked]
    let right = 0
    for (const file of bad) {
      const { status, text } = await send(file)
      const said = JSON.parse(text.startsWith('{') ? text : '{}') as { errors?: { path: string; message: string }[] }
      const message = said.errors?.find(({ path }) => path === 'cv')?.message ?? ''
      const isRight = status === 422 && file.reasons.some((reason) => formsMessages.en.fault[reason] === message)
      if (isRight) right++
      else target.fault(`the CV ${file.name} (${file.reasons.join(' or ')}): ${status} ${text.slice(0, 200)}`)
    }
    rows.push([
      'disguised, infected, locked, bombs, polyglots',
      `${right} of ${bad.length} refused with the right message${hasScanner ? '' : '; infected ones not tried: no scanner at CLAMD'}`,
    ])
    rows.push([
      'slowest and largest',
      `${worst.time.toFixed(0)} ms (${worst.slowest}), ${worst.memory.toFixed(0)} MB (${worst.largest})`,
    ])
  } finally {
    scanner?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return rows
}
