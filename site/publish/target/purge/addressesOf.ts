/**
 * Where visitors find a file of a release: a page at its path, and under its own name behind servers that look it up there. What
 * begins with a slash is an address already.
 */
export function addressesOf(file: string): string[] {
  if (file.startsWith('/')) return [file]
  // Rules are read by servers and sent to nobody.
  if (file === '_headers' || file === '_redirects' || file.startsWith('_ids/')) return []
  const own = `/${file}`
  if (file === 'index.html') return ['/', own]
  if (file.endsWith('.html')) return [own.slice(0, -'.html'.length), own]
  if (/(?:^|\/)menu-blogs\.json$/.test(file)) return [own.slice(0, -'.json'.length), own]
  return [own]
}
