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

/** What is known of a file before it is opened. */
export type NamedFile = Pick<File, 'name' | 'size'>

/** Whether a file was chosen: a file field that was left alone sends one without name and content. */
export const isChosen = (file: NamedFile | undefined): file is NamedFile =>
  file !== undefined && (file.name !== '' || file.size > 0)

// What nobody sees behind a name, such as the mark that keyboards for Arabic leave there, is no part of its extension.
const UNSEEN_END = /[\s\p{Cf}]+$/u

/** A file's name without what nobody sees behind it. */
export const seenName = (name: string): string => name.replace(UNSEEN_END, '')

/** The extension of a file's name in small letters; empty when it has none, as of files that phones and other programs hand over. */
export const extensionOf = (name: string): string => (/\.([^.]*)$/.exec(seenName(name))?.[1] ?? '').toLowerCase()

/** The fault that name and size alone show, before the file is opened; the endpoint sniffs its bytes as well. */
export function cvFaultOf(file: NamedFile | undefined): FormFault | undefined {
  if (!isChosen(file)) return 'cvRequired'
  const extension = extensionOf(file.name)
  // Without one, only its bytes can tell.
  if (extension !== '' && !Object.hasOwn(cvTypes, extension)) return 'cvWrongType'
  if (file.size === 0) return 'cvEmpty'
  return file.size > MAX_CV_BYTES ? 'cvTooBig' : undefined
}
