import { $getRoot, type ElementNode, type LexicalNode } from '@payloadcms/richtext-lexical/lexical'

/** What stands in the field for the address of a link before anybody has written one. */
const NOTHING_YET = 'https://'

interface Link extends ElementNode {
  getFields: () => { linkType?: string; url?: string }
}

const isBegun = (node: LexicalNode): node is Link => {
  if (node.getType() !== 'link') return false
  const { linkType, url } = (node as Link).getFields()
  return linkType === 'custom' && url === NOTHING_YET
}

/** Leaves the words of links that have no address. */
export function $dropBegunLinks(within: ElementNode = $getRoot()): void {
  for (const node of within.getChildren()) {
    if (!('getChildren' in node)) continue
    if (isBegun(node)) {
      for (const child of node.getChildren()) node.insertBefore(child)
      node.remove()
    } else $dropBegunLinks(node as ElementNode)
  }
}
