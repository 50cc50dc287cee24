import { isContentSlug, type ContentSlug } from '@diwan/shared/content'
import { safeHref } from '@/lib/safeHref'
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
  /** Typed addresses of this site that lead to nothing. */
  gone: string[]
}

export const noReferences: RichTextReferences = { links: {}, images: {}, gone: [] }

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

/** The address that an editor typed for a link; `null` for every other node, and for one that no link may have. */
export function typedAddress(node: RichTextNode): string | null {
  if (node.type !== 'link' && node.type !== 'autolink') return null
  return linkedDocument(node) ? null : safeHref((node.fields as { url?: unknown } | undefined)?.url)
}

const nodesOf = (node: RichTextNode): RichTextNode[] => [node, ...(node.children ?? []).flatMap(nodesOf)]

/** Every document a rich text mentions, in order. */
export const referencesOf = (document: RichTextDocument): RichTextReference[] =>
  nodesOf(document.root).flatMap((node) => {
    const linked = linkedDocument(node)
    if (linked) return [linked]
    return node.type === 'upload' && typeof node.value === 'string' ? [{ collection: 'media', id: node.value }] : []
  })

/** Every address that was typed for a link in a rich text, once. */
export const typedAddressesOf = (document: RichTextDocument): string[] => [
  ...new Set(nodesOf(document.root).flatMap((node) => typedAddress(node) ?? [])),
]
