import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { findDamage, sealBundle } from './seal.ts'

/** Code releases of this checkout, one folder each. */
export const BUNDLES = resolve(process.env.BUNDLES || join(import.meta.dirname, '../../.bundle'))

const KEPT_BUNDLES = 3

const stylesheetSchema = z.object({ order: z.number(), depth: z.number(), sheet: z.record(z.string(), z.unknown()) })

/** What a code release leaves beside its modules, so that pages can be rendered from it later. */
const bundleManifestSchema = z.object({
  id: z.string(),
  timestamp: z.number(),
  /** Route patterns of the prerendered pages. */
  prerendered: z.array(z.string()),
  /** The module that renders, below the folder. */
  entry: z.string(),
  origin: z.string(),
  site: z.nullable(z.string()),
  pages: z.array(
    z.object({
      key: z.string(),
      route: z.string(),
      component: z.string(),
      styles: z.array(stylesheetSchema),
      /** Whether the page may read props that its paths come with. */
      readsProps: z._default(z.boolean(), true),
    }),
  ),
})
export type BundleManifest = z.infer<typeof bundleManifestSchema>

/** The folder of the newest complete code release; `null` before the first. */
export function latestBundle(bundles: string = BUNDLES): string | null {
  const pointer = join(bundles, 'latest')
  if (!existsSync(pointer)) return null
  const folder = join(bundles, readFileSync(pointer, 'utf8').trim())
  return existsSync(join(folder, 'code.json')) ? folder : null
}

/** The code release with this id, when it is still here and, once finished, as it was built. */
export function bundleOf(id: string, bundles: string = BUNDLES): string | null {
  const folder = join(bundles, id)
  const isFinished = existsSync(join(folder, 'seal.json'))
  return existsSync(join(folder, 'code.json')) && !(isFinished && findDamage(folder) !== null) ? folder : null
}

export function readBundle(folder: string): BundleManifest {
  return bundleManifestSchema.parse(JSON.parse(readFileSync(join(folder, 'code.json'), 'utf8')))
}

/** Seals a finished code release, declares it the newest, and drops the oldest ones. */
export function pointToBundle(id: string, bundles: string = BUNDLES): void {
  sealBundle(join(bundles, id))
  const temporary = join(bundles, `latest.${process.pid}`)
  writeFileSync(temporary, `${id}\n`)
  renameSync(temporary, join(bundles, 'latest'))
  const folders = readdirSync(bundles, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== id)
    .map((entry) => join(bundles, entry.name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const folder of folders.slice(KEPT_BUNDLES - 1)) rmSync(folder, { recursive: true, force: true })
}
