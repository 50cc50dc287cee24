import { fileEndingOf } from '@diwan/shared/lib/fileEndingOf'
import { slugify } from '@diwan/shared/lib/slugify'
import type { CollectionBeforeOperationHook } from 'payload'

// Names of devices on Windows, which Payload takes away and leaves the ending alone.
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/** Stores a public file under a name that every address, disk and archive takes: Latin letters, and the ending of what it is. */
export const nameFileForWeb: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { file } = req
  if (!file || (operation !== 'create' && operation !== 'update')) return args
  const dot = file.name.lastIndexOf('.')
  const name = slugify(dot < 0 ? file.name : file.name.slice(0, dot)) || 'file'
  const safe = RESERVED.test(name) ? `file-${name}` : name
  const ending = fileEndingOf(file.name, file.mimetype)
  file.name = ending ? `${safe}.${ending}` : safe
  return args
}
