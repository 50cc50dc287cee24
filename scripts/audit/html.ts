import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { HtmlValidate } from 'html-validate'
import { type Finding, report, REPORTS } from './findings.ts'
import { headFindings } from './headFindings.ts'
import { htmlRules } from './htmlRules.ts'
import { openReleasedSite } from './releasedSite.ts'

interface NuMessage {
  type: 'error' | 'info' | 'non-document-error'
  url: string
  message: string
  extract?: string
  lastLine?: number
}

const run = promisify(execFile)
const folder = join(REPORTS, 'pages')
const MAX_OUTPUT = 256 * 1024 * 1024

/** What the W3C's Nu checker says of every file in a folder. Needs Java. */
async function nuMessages(): Promise<NuMessage[]> {
  await run('java', ['-version']).catch(() => {
    throw new Error(
      'The Nu checker needs Java 11 or newer, and `java` was not found. Debian: apt-get install default-jre-headless. Then run npm run audit:html again.',
    )
  })
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
  // It ends with an error when it finds one, and writes its messages to stderr either way.
  const args = ['-Xss4m', '-jar', jar, '--format', 'json', '--skip-non-html', folder]
  const { stderr } = await run('java', args, { maxBuffer: MAX_OUTPUT }).catch((error: { stderr?: string }) => {
    if (!error.stderr?.startsWith('{')) throw error
    return { stderr: error.stderr }
  })
  return (JSON.parse(stderr) as { messages: NuMessage[] }).messages
}

const site = await openReleasedSite()
const validator = new HtmlValidate(htmlRules)
const findings: Finding[] = []
const pathOf = new Map<string, string>()

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
// All of them before the first is judged: meanwhile the server would close the connection.
const texts: string[] = []
for (const page of site.pages) texts.push(await (await fetch(`${site.origin}${page}`)).text())
site.stop()
findings.push(...headFindings(site.pages.map((page, index) => ({ page, html: texts[index] as string }))))
for (const [index, page] of site.pages.entries()) {
  const html = texts[index] as string
  const file = `${index}.html`
  pathOf.set(file, page)
  writeFileSync(join(folder, file), html)
  for (const { messages } of (await validator.validateString(html, page)).results) {
    for (const { ruleId, message, line, selector } of messages)
      findings.push({ page, rule: ruleId, message, where: selector ?? `line ${line}` })
  }
}

const messages = await nuMessages()
for (const { type, url, message, extract = '' } of messages) {
  if (type === 'info') continue
  findings.push({ page: pathOf.get(basename(url)) ?? url, rule: 'nu', message, where: extract.replace(/\s+/g, ' ') })
}
const hints = messages.filter(({ type }) => type === 'info').length
report('html', findings, `${site.pages.length} pages, Nu checker (${hints} hints) and html-validate`)
