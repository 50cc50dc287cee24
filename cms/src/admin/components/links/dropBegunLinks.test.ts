import { LinkNode } from '@payloadcms/richtext-lexical/lexical/link'
import { $createParagraphNode, $createTextNode, $getRoot } from '@payloadcms/richtext-lexical/lexical'
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import { expect, test } from 'vitest'
import { $dropBegunLinks } from './dropBegunLinks'

/** A link as Payload keeps it. */
class Link extends LinkNode {
  fields = {}
  static override getType = () => 'link'
  static override clone = (link: Link) => Object.assign(new Link('', {}, link.__key), { fields: link.fields })
  getFields = () => this.fields
}

const aLink = (words: string, fields: object) =>
  Object.assign(new Link(), { fields }).append($createTextNode(words)) as Link

test('a link whose address nobody wrote leaves its words, others stay', () => {
  const editor = createHeadlessEditor({ nodes: [Link] })
  const kinds: string[] = []
  editor.update(
    () => {
      const begun = aLink('begun', { linkType: 'custom', url: 'https://' })
      const written = aLink('written', { linkType: 'custom', url: 'https://example.org' })
      const page = aLink('page', { linkType: 'internal', doc: { relationTo: 'blogs', value: 'x' } })
      const paragraph = $createParagraphNode().append($createTextNode('Before '), begun, written, page)
      $getRoot().append(paragraph)

      $dropBegunLinks()

      for (const node of paragraph.getChildren()) kinds.push(`${node.getType()}: ${node.getTextContent()}`)
    },
    { discrete: true },
  )

  expect(kinds).toEqual(['text: Before ', 'text: begun', 'link: written', 'link: page'])
})
