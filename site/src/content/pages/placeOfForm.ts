import type { Block } from './schema'

const isApplication = (block: Block) => block.blockType === 'form' && block.form === 'application'

/** Which form of its sort a block is on its page, from 1: each needs ids of its own. */
export function placeOfForm(block: Block, page: readonly Block[]): number {
  const alike = page.filter((other) => other.blockType === 'form' && isApplication(other) === isApplication(block))
  return Math.max(1, alike.indexOf(block) + 1)
}
