import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload'

type Segments = string[] | undefined

const isAdd = (segments: Segments) =>
  segments?.[0] === 'collections' && segments.length === 3 && segments[2] === 'create'

function withoutAutosave(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const { versions } = collection
  if (!versions?.drafts) return collection
  return { ...collection, versions: { ...versions, drafts: { ...versions.drafts, autosave: false } } }
}

/**
 * The configuration for one visit of the admin. In a collection with autosave Payload makes an empty draft as soon as "add" is
 * opened and moves on to its edit address; opening a form must not write, so for that visit the collection has no autosave and
 * the document is made when it is first saved.
 */
export async function withoutEarlyDraft(
  config: Promise<SanitizedConfig>,
  params: Promise<{ segments?: string[] }>,
): Promise<SanitizedConfig> {
  const [full, { segments }] = await Promise.all([config, params])
  if (!isAdd(segments)) return full
  // Only what the root view looks up: the configuration for the browser is made from the list itself, and kept for every visit.
  const collections = [...full.collections]
  collections.find = ((...args: Parameters<typeof collections.find>) => {
    const found = full.collections.find(...args)
    return found && found.slug === segments?.[1] ? withoutAutosave(found) : found
  }) as typeof collections.find
  return { ...full, collections }
}
