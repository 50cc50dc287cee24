import type { Block } from './schema'

/** The first words of a page below its title, for whoever describes it; `null` when it begins with something else. */
export function leadOf(blocks: readonly Block[]): string | null {
  const [first] = blocks
  if (first?.blockType === 'hero') return first.text ?? leadOf(blocks.slice(1))
  return first && 'intro' in first ? first.intro : null
}
