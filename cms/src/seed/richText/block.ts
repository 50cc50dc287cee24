import type { LexicalNode } from './lexicalNode.ts'

const tones = ['info', 'success', 'warning']

/** A callout or figures block from the lines of a `:::` fence. */
export function block(lines: string[]): LexicalNode {
  const name = lines[0]!.slice(3).trim()
  const body = lines.slice(1, -1).filter((line) => line !== '')
  if (name === 'figures') {
    const items = body.map((line) => {
      const [figure = '', label = ''] = line.split('|').map((part) => part.trim())
      return { figure, label }
    })
    return { type: 'block', version: 2, format: '', fields: { blockType: 'figures', blockName: '', items } }
  }
  if (!tones.includes(name)) throw new Error(`Unknown block ":::${name}". Use figures, ${tones.join(', ')}.`)
  const fields = { blockType: 'callout', blockName: '', tone: name, text: body.join(' ') }
  return { type: 'block', version: 2, format: '', fields }
}
