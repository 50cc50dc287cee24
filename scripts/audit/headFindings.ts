import type { Finding } from './findings.ts'

/** A page and its HTML. */
interface Audited {
  page: string
  html: string
}

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]
const named = (html: string, name: string) =>
  attribute(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`))

const REQUIRED = ['description', 'og:description', 'og:image', 'og:image:width', 'og:image:height', 'og:image:alt']

/** What is missing in the heads of pages that search engines list under their own address, and what two of them say alike. */
export function headFindings(pages: readonly Audited[]): Finding[] {
  const findings: Finding[] = []
  const firstWith = new Map<string, string>()
  for (const { page, html } of pages) {
    const canonical = attribute(html, /<link rel="canonical" href="([^"]+)"/)
    if (canonical === undefined || new URL(canonical).pathname !== page) continue
    for (const name of REQUIRED) {
      if (!named(html, name)) findings.push({ page, rule: 'head-missing', message: `No ${name}.`, where: name })
    }
    const title = attribute(html, /<title>([^<]+)<\/title>/)
    for (const [name, text] of Object.entries({ title, description: named(html, 'description') })) {
      const first = text && firstWith.get(`${name} ${text}`)
      if (first) findings.push({ page, rule: 'head-repeated', message: `The ${name} of ${first}.`, where: name })
      else firstWith.set(`${name} ${text}`, page)
    }
  }
  return findings
}
