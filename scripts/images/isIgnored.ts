import { matchesGlob } from 'node:path'

/** Whether a path of the build's folder stays out of images, by the lines of `.dockerignore`. */
export function isIgnored(path: string, lines: readonly string[]): boolean {
  const parts = path.split('/')
  const parents = parts.map((_part, at) => parts.slice(0, at + 1).join('/'))
  return lines.some((line) => parents.some((parent) => matchesGlob(parent, line)))
}

/** The patterns of a `.dockerignore` file. */
export const ignoredIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
