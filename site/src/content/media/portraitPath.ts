import type { MediaEntry } from './schema'

/** Path of someone's portrait for search engines: as it was given where it is too narrow for a copy. */
export function portraitPath(photo: MediaEntry | null): string | undefined {
  return (photo?.files.medium ?? photo?.files.original)?.path
}
