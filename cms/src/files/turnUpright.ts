import type { CollectionBeforeOperationHook } from 'payload'
import { uprightOf } from './uprightOf'

/** What cameras and telephones make. */
const PHOTOGRAPHS = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])

/**
 * Stores photographs upright and without the place where they were taken. Payload notes the width and height of one that lies on its side
 * as they lie in the file, and visitors can load the file itself.
 */
export const turnUpright: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if (!file || (operation !== 'create' && operation !== 'update') || !PHOTOGRAPHS.has(file.mimetype)) return args
  const upright = await uprightOf(file.data)
  if (upright) Object.assign(file, { data: upright, size: upright.byteLength })
  return args
}
