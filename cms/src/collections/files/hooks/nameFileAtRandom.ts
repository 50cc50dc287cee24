import { randomUUID } from 'node:crypto'
import { extname } from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'

/** Stores a private file under a name that tells nothing and cannot be guessed; the sender's name for it is kept beside it. */
export const nameFileAtRandom: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { file } = req
  if (!file || (operation !== 'create' && operation !== 'update')) return args
  const data = 'data' in args ? (args.data as { originalName?: string }) : {}
  const originalName = data.originalName || file.name
  file.name = `${randomUUID()}${extname(file.name).toLowerCase()}`
  return { ...args, data: { ...data, originalName } }
}
