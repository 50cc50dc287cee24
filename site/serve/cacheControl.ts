import { DAY, SECOND } from '@diwan/shared/lib/time'

const YEAR_SECONDS = (365 * DAY) / SECOND

/** How long a file may be kept without asking: hashed names for ever, the release's manifest never, pages until asked again. */
export function cacheControl(file: string): string {
  if (file.startsWith('_astro/') || file.startsWith('media/') || file.startsWith('builds/meta/')) {
    return `public, max-age=${YEAR_SECONDS}, immutable`
  }
  if (file === 'builds/latest.json') return 'no-store'
  return 'public, max-age=0, must-revalidate'
}
