import type { DemoDocument } from '../demoDocument.ts'
import { coverLookOf } from '../images/coverLooks.ts'
import { coverSvg } from '../images/coverSvg.ts'
import { logos } from '../images/logos.ts'
import { logoSvg } from '../images/logoSvg.ts'
import { palettes } from '../images/palettes.ts'
import { patterns } from '../images/patterns/index.ts'
import { portraits } from '../images/portraits.ts'
import { portraitSvg } from '../images/portraitSvg.ts'
import type { DemoUpload } from './demoUpload.ts'
import { picture } from './picture.ts'

const titleOf = ({ en, ar }: DemoDocument) => ({
  en: String(en?.title ?? ar?.title),
  ar: String(ar?.title ?? en?.title),
})

/**
 * The picture that belongs to a document: `logo/…` for clients and partners, `photo/…` for people, `cover/…` for all else,
 * each followed by its collection and key.
 */
export function pictureOf(document: DemoDocument): DemoUpload {
  const subject = `${document.collection}/${document.key}`
  const title = titleOf(document)
  const logo = logos[subject]
  if (logo) {
    const alt = { en: `${title.en} logo`, ar: `شعار ${title.ar}` }
    return picture({ key: `logo/${subject}`, svg: () => logoSvg(logo), alt })
  }
  const portrait = portraits[subject]
  if (portrait) {
    const alt = { en: `Illustrated portrait of ${title.en}`, ar: `صورة مرسومة: ${title.ar}` }
    return picture({ key: `photo/${subject}`, svg: () => portraitSvg(subject, portrait), alt })
  }
  const [pattern, palette] = coverLookOf(subject)
  const motif = patterns[pattern].named
  const colours = palettes[palette].named
  const alt = {
    en: `${motif.en}, in ${colours.en} on a dark ground`,
    ar: `${motif.ar} باللونين ${colours.ar} على خلفية داكنة`,
  }
  return picture({ key: `cover/${subject}`, svg: () => coverSvg(subject, pattern, palette), alt })
}
