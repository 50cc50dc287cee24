import { EXPERIMENTAL_TableFeature } from '@payloadcms/richtext-lexical'

const CLIENT = '@/admin/components/tables/tablesInText#tablesInText'

/** Payload's tables with controls of our own: its own speak English only, and merge, stripe and freeze what the site would not show. */
export function tableFeature() {
  const provider = EXPERIMENTAL_TableFeature()
  const { feature } = provider
  const ours: typeof feature = async (args) => {
    // The form that asks how many rows is not shown.
    const { generateSchemaMap: _, ...rest } = typeof feature === 'function' ? await feature(args) : feature
    return { ...rest, ClientFeature: CLIENT }
  }
  return { ...provider, feature: ours }
}
