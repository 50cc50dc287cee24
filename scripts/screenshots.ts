import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { openBrowser } from './audit/openBrowser.ts'
import { firstOfEachTemplate } from './audit/pages.ts'
import { openReleasedSite } from './audit/releasedSite.ts'
import { readOptions } from './readOptions.ts'
import { capture, type Shot } from './screenshots/capture.ts'
import { chosen } from './screenshots/chosen.ts'

const root = resolve(import.meta.dirname, '..')
const { values } = readOptions('npm run screenshots [-- …]: takes a picture of every page in both themes and widths.', {
  /** Only pages whose path contains this. */
  only: { type: 'string', default: '' },
  /** One page of each template and language instead of every page. */
  templates: { type: 'boolean', default: false },
  /** Only the dozen that README shows, into docs/screenshots. */
  chosen: { type: 'boolean', default: false },
  out: { type: 'string', default: 'test-results/screenshots' },
})

const MAX_BYTES = 150_000
const widths = [360, 1280]
const themes = ['dark', 'light'] as const

const site = await openReleasedSite()
const browser = await openBrowser()
if (values.chosen) await takeChosen(browser)
else await takeAll(browser)
await browser.close()
site.stop()

/** Every page in both themes and widths: `{theme}-{width}/{path}.jpg`. */
async function takeAll(browser: Browser): Promise<void> {
  const out = resolve(root, values.out)
  const samples = values.templates ? firstOfEachTemplate(site.pages, site.templates) : site.pages
  const paths = samples.filter((path) => path.includes(values.only))
  const page = await browser.newPage()
  for (const theme of themes) {
    for (const width of widths) {
      const folder = join(out, `${theme}-${width}`)
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      for (const path of paths) {
        const picture = await capture(page, site.origin, { path, theme, width })
        await sharp(picture, { limitInputPixels: false })
          .jpeg({ quality: 70 })
          .toFile(join(folder, `${nameOf(path)}.jpg`))
      }
    }
  }
  console.log(`${paths.length} pages, ${paths.length * themes.length * widths.length} pictures in ${out}`)
}

async function takeChosen(browser: Browser): Promise<void> {
  const folder = join(root, 'docs/screenshots')
  mkdirSync(folder, { recursive: true })
  const page = await browser.newPage()
  for (const [name, shot] of Object.entries<Shot>(chosen)) {
    const picture = await capture(page, site.origin, shot)
    const { size } = await sharp(picture)
      .webp({ quality: 80 })
      .toFile(join(folder, `${name}.webp`))
    if (size > MAX_BYTES)
      throw new Error(`${name}.webp has ${size} bytes, more than ${MAX_BYTES}. Choose another part of the page.`)
  }
  console.log(`${Object.keys(chosen).length} pictures in ${folder}`)
}

/** `/ar/blog/x` → `ar-blog-x`. */
function nameOf(path: string): string {
  return path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home'
}
