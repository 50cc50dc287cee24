import type { BundleDoc } from '@diwan/shared/generated/payload-types'

export interface BundleItem {
  collection: string
  id: string
}

/** What a bundle holds, by name; globals are documents of the collection `globals`. */
export function itemsOf({ documents, globals }: Pick<BundleDoc, 'documents' | 'globals'>): BundleItem[] {
  const content = (documents ?? []).map(({ relationTo, value }) => ({
    collection: relationTo as string,
    id: String(typeof value === 'object' ? value.id : value),
  }))
  return [...content, ...(globals ?? []).map((id) => ({ collection: 'globals', id: id as string }))]
}
