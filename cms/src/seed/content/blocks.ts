import type { IconName } from '@diwan/shared/content'
import { media } from '../media.ts'
import { rich } from '../rich.ts'
import { figuresAndLabels, questionsAndAnswers, titledTexts, type TitledText } from './titledTexts.ts'

/** A block of a page's layout: its type and its fields. */
export type Block = { blockType: string } & Record<string, unknown>

type Link = readonly [label: string, href: string]
type Card = readonly [icon: IconName, title: string, text: string, href?: string]

interface Head {
  heading?: string
  intro?: string
}

/** The first link is the one a visitor should follow. */
const linksOf = (links: readonly Link[]) =>
  links.map(([label, href], index) => ({ label, href, style: index === 0 ? 'primary' : 'secondary' }))

/** The head of a fixed page, with the page's own cover. */
export const hero = (
  page: string,
  eyebrow: string,
  heading: string,
  text: string,
  links: readonly Link[] = [],
): Block => ({
  blockType: 'hero',
  eyebrow,
  heading,
  text,
  image: media(`cover/pages/${page}`),
  links: linksOf(links),
})

/** Text from Markdown. */
export const richText = (heading: string | null, markdown: string): Block => ({
  blockType: 'richText',
  heading,
  body: rich(markdown),
})

export const cards = (head: Head, items: readonly Card[]): Block => ({
  blockType: 'cards',
  ...head,
  items: items.map(([icon, title, text, href]) => ({ icon, title, text, href: href ?? null })),
})

export const figures = (head: Head, items: readonly TitledText[]): Block => ({
  blockType: 'figures',
  ...head,
  items: figuresAndLabels(items),
})

export const logos = (heading: string, source: 'clients' | 'partners'): Block => ({
  blockType: 'logos',
  heading,
  source,
})

export const faq = (heading: string, items: readonly TitledText[]): Block => ({
  blockType: 'faq',
  heading,
  items: questionsAndAnswers(items),
})

export const steps = (head: Head, items: readonly TitledText[]): Block => ({
  blockType: 'steps',
  ...head,
  items: titledTexts(items),
})

/** Words of one of the company's leaders. */
export const quote = (leader: string, text: string, name: string, role: string): Block => ({
  blockType: 'quote',
  text,
  name,
  role,
  photo: media(`photo/leaders/${leader}`),
})

/** A picture on its own; `key` names one of the demo pictures. */
export const picture = (key: string, caption: string): Block => ({ blockType: 'media', image: media(key), caption })

export const callToAction = (heading: string, text: string, links: readonly Link[]): Block => ({
  blockType: 'callToAction',
  heading,
  text,
  links: linksOf(links),
})

export const form = (name: 'contact' | 'partner-enquiry' | 'application', heading: string, text: string): Block => ({
  blockType: 'form',
  heading,
  text,
  form: name,
})

export const latest = (
  source: 'blogs' | 'news' | 'vacancies' | 'case-studies' | 'reports',
  heading: string,
  limit: number,
): Block => ({ blockType: 'latest', heading, source, limit })

export const overview = (
  source: 'services' | 'industry-solutions' | 'leaders' | 'offices' | 'testimonials',
  heading: string,
  intro?: string,
): Block => ({ blockType: 'overview', heading, intro: intro ?? null, source })
