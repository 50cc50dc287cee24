import { isContentSlug, type ContentSlug } from '@diwan/shared/content'
import type { RichTextDocument, RichTextNode } from './richTextNode'

/** An image inside rich text, ready for its markup. */
export interface RichTextImage {
  src: string
  srcset: string
  width: number
  height: number
  alt: string
  caption: string | null
}

/** What the ids inside a rich text stand for. A reference that is missing here renders without its link or picture. */
export interface RichTextReferences {
  /** Paths by `{collection}/{id}`. */
  links: Record<string, string>
  /** Images by media id. */
  images: Record<string, RichTextImage>
}

export const noReferences: RichTextReferences = { links: {}, images: {} }

/** One document that a rich text mentions by id. */
export interface RichTextReference {
  collection: ContentSlug
  id: string
}

/** The document an internal link points at, or `null` for every other node. */
export function linkedDocument(node: RichTextNode): RichTextReference | null {
  const fields = node.fields as
    { linkType?: unknown; doc?: { relationTo?: unknown; value?: unknown } | null } | undefined
  if (node.type !== 'link' || fields?.linkType !== 'internal') return null
  const { relationTo, value } = fields.doc ?? {}
  return isContentSlug(relationTo) && typeof value === 'string' ? { collection: relationTo, id: value } : null
}

/** Every document a rich text mentions, in order. */
export function referencesOf(document: RichTextDocument): RichTextReference[] {
  const visit = (node: RichTextNode): RichTextReference[] => {
    const linked = linkedDocument(node)
    const own: RichTextReference[] = linked ? [linked] : []
    if (node.type === 'upload' && typeof node.value === 'string') own.push({ collection: 'media', id: node.value })
    return [...own, ...(node.children ?? []).flatMap(visit)]
  }
  return visit(document.root)
}
