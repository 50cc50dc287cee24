/** A node of the editor's Lexical JSON; each kind adds fields of its own. */
export interface RichTextNode {
  type: string
  children?: RichTextNode[]
  [field: string]: unknown
}

/** What the CMS stores in a rich-text field. */
export interface RichTextDocument {
  root: RichTextNode
}

/** Whether a field holds rich text: editors may leave it empty. */
export function isRichText(value: unknown): value is RichTextDocument {
  const root = (value as RichTextDocument | null | undefined)?.root
  return typeof root === 'object' && root !== null && Array.isArray(root.children)
}
