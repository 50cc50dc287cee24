import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Texts of word processors are pasted as they were written. */
export const pasteFeature = createServerFeature({
  key: 'pasting',
  feature: { ClientFeature: '@/admin/components/pasting/pasting#pasting' },
})
