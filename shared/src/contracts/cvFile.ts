import { MAX_CV_BYTES } from '../spec/forms.ts'
import type { FormFault } from './formFields.ts'

/** Extensions a CV may have, and what each is sent as. */
export const cvTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
} as const

/** The `accept` attribute of a CV's file input. */
export const cvAccept = Object.keys(cvTypes)
  .map((extension) => `.${extension}`)
  .join(',')

/** The fault that name and size alone show, before the file is opened; the endpoint sniffs its bytes as well. */
export function cvFaultOf(file: { name: string; size: number } | undefined): FormFault | undefined {
  if (!file || (file.name === '' && file.size === 0)) return 'cvRequired'
  const extension = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase()
  if (!Object.hasOwn(cvTypes, extension)) return 'cvWrongType'
  if (file.size === 0) return 'cvEmpty'
  return file.size > MAX_CV_BYTES ? 'cvTooBig' : undefined
}
