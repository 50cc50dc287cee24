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
import { fieldsOfLink } from '@/fields/fieldsOfLink'
import { labelledBlock } from '@/fields/labelled'

/** The editor of every long text: exactly what the site can show. */
export const richTextEditor = lexicalEditor({
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
    BlocksFeature({ blocks: [callout, figuresInText].map(labelledBlock) }),
    InlineToolbarFeature(),
    FixedToolbarFeature(),
  ],
})
