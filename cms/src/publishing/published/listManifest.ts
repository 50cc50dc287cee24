import { contentSlugs, globalSlugs } from '@diwan/shared/content'
import type { DocumentVersion } from '@diwan/shared/contracts/publishing'
import type { Payload } from 'payload'
import { listVersions } from './listVersions'
import { publishedGlobal } from './publishedGlobal'

/** Every document that is published in at least one locale, with the time of its published state. */
export async function listManifest(payload: Payload): Promise<DocumentVersion[]> {
  const versions: DocumentVersion[] = []
  for (const collection of contentSlugs)
    for (const version of await listVersions(payload, collection)) versions.push(version)
  for (const slug of globalSlugs) {
    const global = await publishedGlobal(payload, slug)
    if (global) versions.push({ collection: 'globals', id: slug, updatedAt: global.updatedAt })
  }
  return versions
}
