import type { Block } from 'payload'
import { callToAction } from '@/blocks/callToAction'
import { cards } from '@/blocks/cards'
import { faq } from '@/blocks/faq'
import { figuresBlock } from '@/blocks/figuresBlock'
import { form } from '@/blocks/form'
import { hero } from '@/blocks/hero'
import { latest } from '@/blocks/latest'
import { logos } from '@/blocks/logos'
import { mediaBlock } from '@/blocks/mediaBlock'
import { overview } from '@/blocks/overview'
import { quote } from '@/blocks/quote'
import { richText } from '@/blocks/richText'
import { steps } from '@/blocks/steps'

/** What editors build a page from. */
export const layoutBlocks: Block[] = [
  hero,
  richText,
  cards,
  figuresBlock,
  logos,
  faq,
  steps,
  quote,
  mediaBlock,
  callToAction,
  form,
  latest,
  overview,
]
