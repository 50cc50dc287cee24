import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Upload {
  name: string
  bytes: Buffer
}

/** The programs that people make CVs with, as far as this machine has them. */
export const programs = ['soffice', 'pandoc', 'qpdf', 'gs'] as const
export const missingPrograms = () => programs.filter((name) => spawnSync('which', [name]).status !== 0)

const LONG = 60_000
const MAX_BYTES = 10 * 1024 * 1024

const english = (name: string, lines: number) =>
  `# ${name}\n\n**Consultant**, Riyadh\n\n${Array.from({ length: lines }, (_, at) => `- ${2000 + at}: led *project ${at}*, saved ${at * 7} % & more; [page](https://example.com/${at})\n`).join('')}\n| Skill | Years |\n|---|---|\n| Audit | 7 |\n| SAP | 4 |\n`
const arabic = (name: string, lines: number) =>
  `# ${name}\n\n**مستشارة**، الرياض\n\n${Array.from({ length: lines }, (_, at) => `- ${2000 + at}: قيادة *مشروع ${at}* وخفض التكلفة ${at * 7}٪ (Project ${at})\n`).join('')}\n| المهارة | السنوات |\n|---|---|\n| المراجعة | ٧ |\n`

const TEXTS: [name: string, text: string][] = [
  ['noura-short', english('Noura Example', 4)],
  ['omar-long', english('Omar O’Example — “Senior”', 900)],
  ['نورة-سيرة', arabic('نورة المثال', 8)],
  ['ليلى طويلة', arabic('لَيْلى المثال', 700)],
  ['mixed نص', `${english('Mixed مختلط', 30)}\n${arabic('مختلط Mixed', 30)}`],
]

function run(program: string, args: string[], cwd: string) {
  const { status, stderr } = spawnSync(program, args, { cwd, timeout: LONG, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr.slice(0, 300)}`)
}

/** CVs as people really make them: five texts, two languages, each through every program and setting that changes the bytes. */
export function makeGoodFiles(folder: string): Upload[] {
  mkdirSync(folder, { recursive: true })
  const office = (filter: string, files: string[], outdir: string) =>
    run(
      'soffice',
      [
        '--headless',
        `-env:UserInstallation=file://${folder}/profile`,
        '--convert-to',
        filter,
        '--outdir',
        outdir,
        ...files,
      ],
      folder,
    )
  for (const [name, text] of TEXTS) {
    writeFileSync(join(folder, `${name}.md`), text)
    for (const type of ['docx', 'odt', 'rtf']) run('pandoc', ['-s', `${name}.md`, '-o', `${name}.${type}`], folder)
  }
  const ofType = (type: string) => TEXTS.map(([name]) => `${name}.${type}`)
  office('pdf', ofType('docx'), 'pdf')
  office('pdf:writer_pdf_Export:{"SelectPdfVersion":{"type":"long","value":"1"}}', ofType('odt'), 'pdf-a')
  office(
    'pdf:writer_pdf_Export:{"EncryptFile":{"type":"boolean","value":"false"},"UseTaggedPDF":{"type":"boolean","value":"true"}}',
    ofType('rtf'),
    'tagged',
  )
  office('doc', ofType('docx'), 'doc')
  office('rtf', ofType('odt'), 'rtf')
  office('docx', ofType('odt'), 'docx')
  office('odt', ofType('docx'), 'odt')
  for (const [name] of TEXTS) {
    const pdf = `pdf/${name}.pdf`
    const distilled = (label: string, args: string[], type = 'pdf') =>
      run(
        'gs',
        ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', ...args, `-sOutputFile=${name}-${label}.${type}`, pdf],
        folder,
      )
    const rewritten = (label: string, args: string[]) => run('qpdf', [...args, pdf, `${name}-${label}.pdf`], folder)
    for (const setting of ['screen', 'ebook', 'prepress'])
      distilled(setting, ['-sDEVICE=pdfwrite', `-dPDFSETTINGS=/${setting}`])
    distilled('old', ['-sDEVICE=pdfwrite', '-dCompatibilityLevel=1.3'])
    // Scanned: a picture for each page, and a photo of the first.
    distilled('scan', ['-sDEVICE=pdfimage8', '-r100', '-dLastPage=3'])
    distilled('colour-scan', ['-sDEVICE=pdfimage24', '-r72', '-dLastPage=2'])
    distilled('photo', ['-sDEVICE=jpeg', '-r100', '-dLastPage=1'], 'jpg')
    distilled('shot', ['-sDEVICE=png16m', '-r72', '-dLastPage=1'], 'png')
    rewritten('web', ['--linearize'])
    rewritten('packed', ['--object-streams=generate'])
    rewritten('plain', ['--object-streams=disable', '--stream-data=uncompress'])
    rewritten('qdf', ['--qdf'])
    // Forbids printing, opens for everybody.
    rewritten('guarded', ['--encrypt', '', 'owner', '256', '--print=none', '--'])
    rewritten('guarded-old', ['--encrypt', '', 'owner', '128', '--use-aes=y', '--'])
  }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (found) =>
      found.isFile() && /\.(?:pdf|docx?|odt|rtf|jpg|png)$/.test(found.name) && !found.parentPath.includes('profile'),
  )
  const good = files.map(({ name, parentPath }) => ({ name, bytes: readFileSync(join(parentPath, name)) }))
  const [first] = good.filter(({ name }) => name.endsWith('.jpg'))
  // As large as is taken: a camera's film behind its picture.
  if (first)
    good.push({
      name: 'huge photo.jpeg',
      bytes: Buffer.concat([first.bytes, Buffer.alloc(MAX_BYTES - first.bytes.length - 1, 7)]),
    })
  return good
}

/** The same made unreadable for whoever has no password. */
export function makeLockedFiles(folder: string): Upload[] {
  const name = TEXTS[0]?.[0] ?? ''
  return (['256', '128', '40'] as const).map((bits) => {
    const weak = bits === '256' ? [] : ['--allow-weak-crypto']
    run('qpdf', [...weak, '--encrypt', 'secret', 'owner', bits, '--', `pdf/${name}.pdf`, `locked-${bits}.pdf`], folder)
    return { name: `locked-${bits}.pdf`, bytes: readFileSync(join(folder, `locked-${bits}.pdf`)) }
  })
}
