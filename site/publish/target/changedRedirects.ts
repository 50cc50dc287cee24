/**
 * The paths whose rule is another one, came or went between two `_redirects` files. Pages below a folder that have a rule together are files
 * of the release, and purged as such.
 */
export function changedRedirects(before: string, after: string): string[] {
  const [old, rules] = [rulesOf(before), rulesOf(after)]
  return [...new Set([...old.keys(), ...rules.keys()])].filter((path) => old.get(path) !== rules.get(path))
}

function rulesOf(text: string): Map<string, string> {
  const rules = new Map<string, string>()
  for (const line of text.split('\n')) {
    const [from, ...rest] = line.trim().split(/\s+/)
    // The first rule of a path counts.
    if (from?.startsWith('/') && !from.endsWith('*') && !rules.has(from)) rules.set(from, rest.join(' '))
  }
  return rules
}
