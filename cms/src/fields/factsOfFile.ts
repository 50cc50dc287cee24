import type { Field } from 'payload'
import { outOfLists } from '@/fields/outOfLists'

/** What Payload notes of a file and would name in English only, for it to be merged with: its kind, and addresses that are nobody's to read. */
export const factsOfFile: Field[] = [
  { name: 'mimeType', type: 'text', label: { en: 'File type', ar: 'نوع الملف' } },
  { name: 'url', type: 'text', label: { en: 'Address of the file', ar: 'عنوان الملف' }, admin: outOfLists },
  { name: 'thumbnailURL', type: 'text', label: { en: 'Small picture', ar: 'صورة مصغّرة' }, admin: outOfLists },
]
