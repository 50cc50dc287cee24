import { readFile } from 'node:fs/promises'
import { filesMessages } from '@diwan/shared/messages/files'
import { type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { judgeUpload, typeOfUpload } from './judgeUpload'

/**
 * Lets no file in that is not what it says, or could do harm; the others go on under the type they are of. Goes into
 * `hooks.beforeOperation` of collections with uploads.
 */
export const requireHarmlessFile: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { file } = req
  if (!file || (operation !== 'create' && operation !== 'update')) return args
  const bytes = file.data?.length > 0 || !file.tempFilePath ? file.data : await readFile(file.tempFilePath)
  const { upload } = collection
  const taken = typeof upload === 'object' ? upload.mimeTypes : undefined
  file.mimetype = await typeOfUpload(bytes, file.mimetype, taken)
  const fault = await judgeUpload(bytes, file.mimetype, taken)
  if (!fault) return args
  const isArabic = req.i18n?.language === 'ar'
  const message = filesMessages[isArabic ? 'ar' : 'en'][fault]
  const error = { path: 'file', label: isArabic ? 'الملف' : 'File', message }
  const refusal = new ValidationError({ collection: collection.slug, errors: [error] }, req.t)
  // Of several files that are sent at once, staff read this alone: which, and why.
  refusal.message = `${file.name} – ${message}`
  throw refusal
}
