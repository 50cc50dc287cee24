// A process of its own that draws share images, one after the other: `drawShareImageApart` starts it and talks to it.
// Run by Node as it is written: no alias, endings of files in imports, types that can be erased.
import sharp from 'sharp'
import { drawShareImage, type ShareWords } from './drawShareImage.ts'

/** What is answered to `ShareWords`. */
export type Drawn = { image: Buffer } | { fault: string }

// What the library keeps is freed by whichever thread finds it old: nothing is kept, and there is one thread.
sharp.cache(false)
sharp.concurrency(1)

const fonts = process.argv[2] ?? ''

process.on('message', (words: ShareWords) => {
  drawShareImage(words, fonts)
    .then((image): Drawn => ({ image }))
    .catch((error: unknown): Drawn => ({ fault: error instanceof Error ? error.message : String(error) }))
    .then((drawn) => process.send?.(drawn))
})
