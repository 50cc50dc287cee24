import { pathPattern } from '@diwan/shared/lib/fileHeaders'

/** One block of a `_headers` file: the headers of every path that matches. */
export interface HeaderRule {
  /** As the file has it; `*` stands for anything. */
  path: string
  pattern: RegExp
  headers: [name: string, value: string][]
}

/** Reads a `_headers` file (the format of Netlify and Cloudflare Pages): a path line, then indented `Name: value` lines. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    if (!line.trim() || line.trimStart().startsWith('#')) continue
    if (!/^\s/.test(line)) {
      const path = line.trim()
      rules.push({ path, pattern: pathPattern(path), headers: [] })
      continue
    }
    const at = line.indexOf(':')
    if (at > 0) rules.at(-1)?.headers.push([line.slice(0, at).trim(), line.slice(at + 1).trim()])
  }
  return rules
}

/** The headers of a path: later rules overwrite earlier ones, as both hosts do for a repeated name in the embedded server. */
export function headersOf(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>()
  for (const rule of rules)
    if (rule.pattern.test(path)) for (const [name, value] of rule.headers) headers.set(name.toLowerCase(), value)
  return headers
}
