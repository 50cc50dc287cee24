import { iconNames } from '@diwan/shared/content'
import * as z from 'zod/mini'
import { faq, figure, list, optionalText, relation, richText, titleAndText } from '@/content/fields'
import { linkSchema } from '@/content/navigation/schema'

const links = list(z.extend(linkSchema, { style: z.nullish(z.enum(['primary', 'secondary'])) }))
const icon = z.nullish(z.enum(iconNames))
const head = { heading: optionalText, intro: optionalText }

/** The blocks an editor composes a page from, by their `blockType`. */
const blockSchema = z.discriminatedUnion('blockType', [
  z.object({
    blockType: z.literal('hero'),
    eyebrow: optionalText,
    heading: z.string(),
    text: optionalText,
    image: relation,
    links,
  }),
  z.object({ blockType: z.literal('richText'), heading: optionalText, body: richText }),
  z.object({
    blockType: z.literal('cards'),
    ...head,
    items: list(z.extend(titleAndText, { icon, href: optionalText })),
  }),
  z.object({ blockType: z.literal('figures'), ...head, items: list(figure) }),
  z.object({ blockType: z.literal('logos'), heading: optionalText, source: z.enum(['clients', 'partners']) }),
  z.object({ blockType: z.literal('faq'), heading: optionalText, items: list(faq) }),
  z.object({ blockType: z.literal('steps'), ...head, items: list(titleAndText) }),
  z.object({
    blockType: z.literal('quote'),
    text: z.string(),
    name: optionalText,
    role: optionalText,
    photo: relation,
  }),
  z.object({ blockType: z.literal('media'), image: relation, caption: optionalText }),
  z.object({ blockType: z.literal('callToAction'), heading: z.string(), text: optionalText, links }),
  z.object({
    blockType: z.literal('form'),
    heading: optionalText,
    text: optionalText,
    form: z.enum(['contact', 'partner-enquiry', 'report-request', 'application']),
    topic: z.nullish(z.object({ relationTo: z.enum(['services', 'industry-solutions']), value: z.string() })),
    report: relation,
    vacancy: relation,
  }),
  z.object({
    blockType: z.literal('latest'),
    heading: optionalText,
    source: z.enum(['blogs', 'news', 'vacancies', 'case-studies', 'reports']),
    limit: z.nullish(z.number()),
  }),
  z.object({
    blockType: z.literal('overview'),
    ...head,
    source: z.enum(['services', 'industry-solutions', 'leaders', 'offices', 'testimonials']),
  }),
])
export type Block = z.infer<typeof blockSchema>
export type BlockOf<T extends Block['blockType']> = Extract<Block, { blockType: T }>

export const pageSchema = z.object({
  title: z.string(),
  slug: z.string(),
  catalogueKey: optionalText,
  layout: list(blockSchema),
})
export type PageEntry = z.infer<typeof pageSchema>
