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
import { deepMergeSimple } from 'payload/shared'
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

/** Payload's Arabic of the editor says of inserting a picture that something is downloaded, and of a line that it is a rule to keep. */
const words = { ar: { lexical: { upload: { label: 'صورة أو ملف' }, horizontalRule: { label: 'خط فاصل' } } } }

/** The editor of every long text: exactly what the site can show. */
export const richTextEditor: typeof editor = async (args) => {
  const adapter = await editor(args)
  // Each editor brings its own words, and writes them over those of the configuration.
  const { i18n } = args.config
  i18n.translations = deepMergeSimple(i18n.translations, words)
  return {
    ...adapter,
    // Not as a rule of the node: Payload would say in English before it that the “table node failed to validate”.
    validate: (value, options) =>
      faultInTables(value, faultsIn(options.req).tables) ?? adapter.validate(value, options),
  }
}
