import { MAX_BUNDLE_DOCUMENTS } from '@diwan/shared/spec/admin'
import type { BundleDoc } from '@diwan/shared/generated/payload-types'
import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { bundleFaults } from '@/bundles/bundleFaults'

const content = ['documents', 'globals', 'languages'] as const

/** What a released bundle holds stays as it was released: the way back depends on it. */
export const keepReleasedBundle: CollectionBeforeChangeHook<BundleDoc> = ({ data, originalDoc, req }) => {
  const faults = bundleFaults(req)
  if ((data.documents?.length ?? 0) > MAX_BUNDLE_DOCUMENTS) throw new APIError(faults.tooMany, 422, null, true)
  if (originalDoc?.state !== 'published') return data
  const isChanged = content.some(
    (name) => data[name] !== undefined && JSON.stringify(data[name]) !== JSON.stringify(originalDoc[name]),
  )
  if (isChanged) throw new APIError(faults.isReleased, 409, null, true)
  return data
}
