/** A node of Lexical's JSON, as far as the demo content writes it. */
export interface LexicalNode {
  type: string
  version: number
  children?: LexicalNode[]
  [field: string]: unknown
}
