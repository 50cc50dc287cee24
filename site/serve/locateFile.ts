import { join } from 'node:path'
import { isFile } from './isFile.ts'

/** What a path of the public site stands for. */
export type Located = { file: string; status: 200 } | { redirect: string } | null

// Public names: no dotfiles, nothing that begins with "_" but payloads and hashed assets.
function isPublic(segments: readonly string[]): boolean {
  return segments.every((segment, position) => {
    if (segment === '.' || segment === '..') return false
    if (segment.startsWith('.')) return segment === '.well-known' && position === 0
    if (segment.startsWith('_')) return (segment === '_astro' && position === 0) || segment === '_payload.json'
    return true
  })
}

/** Finds the file of a decoded path in a release tree: `/about-us` → `about-us.html`; the forms with `/` or `.html` redirect. */
export function locateFile(root: string, path: string): Located {
  if (path.includes('\0') || path.includes('\\')) return null
  if (path === '/') return isFile(join(root, 'index.html')) ? { file: 'index.html', status: 200 } : null
  if (path.endsWith('/')) {
    const plain = path.replace(/\/+$/, '') || '/'
    return plain.startsWith('//') ? null : { redirect: plain }
  }
  const segments = path.slice(1).split('/')
  if (segments.includes('') || !isPublic(segments)) return null
  if (path === '/index' || path.endsWith('.html')) {
    const plain = path.replace(/(?:\/index)?(?:\.html)?$/, '') || '/'
    return locateFile(root, plain) ? { redirect: plain } : null
  }
  const inner = segments.join('/')
  if (/\.(?:br|gz|map)$/.test(inner)) return null
  if (isFile(join(root, `${inner}.html`))) return { file: `${inner}.html`, status: 200 }
  if (segments.at(-1) === 'menu-blogs' && isFile(join(root, `${inner}.json`)))
    return { file: `${inner}.json`, status: 200 }
  return isFile(join(root, inner)) ? { file: inner, status: 200 } : null
}
