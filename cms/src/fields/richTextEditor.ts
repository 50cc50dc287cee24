import { entrySlugs } from '@diwan/shared/content'
import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  ChecklistFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { callout } from '@/blocks/callout'
import { figuresInText } from '@/blocks/figuresInText'
import { faultsIn } from '@/fields/faultsIn'
import { fieldsOfLink } from '@/fields/fieldsOfLink'
import { labelledBlock } from '@/fields/labelled'
import { pasteFeature } from '@/fields/pasteFeature'
import { faultInTables } from '@/fields/tables/faultInTables'
import { tableFeature } from '@/fields/tables/tableFeature'

const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    StrikethroughFeature(),
    SubscriptFeature(),
    SuperscriptFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    ChecklistFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    LinkFeature({
      enabledCollections: entrySlugs(),
      maxDepth: 0,
      fields: ({ defaultFields }) => fieldsOfLink(defaultFields),
    }),
    UploadFeature({ enabledCollections: ['media'], maxDepth: 0 }),
    tableFeature(),
    pasteFeature(),
    BlocksFeature({ blocks: [callout, figuresInText].map(labelledBlock) }),
    InlineToolbarFeature(),
    FixedToolbarFeature(),
  ],
})

/** The editor of every long text: exactly what the site can show. */
export const richTextEditor: typeof editor = async (args) => {
  const adapter = await editor(args)
  return {
    ...adapter,
    // Not as a rule of the node: Payload would say in English before it that the “table node failed to validate”.
    validate: (value, options) =>
      faultInTables(value, faultsIn(options.req).tables) ?? adapter.validate(value, options),
  }
}
