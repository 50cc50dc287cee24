import type { PayloadRequest, TextField } from 'payload'
import { isStaff } from '@/access/isStaff'
import { fillSlug } from '@/hooks/fillSlug'
import { freeSlug } from '@/hooks/freeSlug'
import { omitEmpty } from '@/hooks/omitEmpty'
import { faultsIn } from '@/fields/faultsIn'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** Addresses also accept a document's own id and redirect it, so no entry may be named like one. */
const LOOKS_LIKE_AN_ID = /^[0-9a-f]{24}$/

/** The last part of an entry's address, the same in both languages. Follows the title until the entry is live; `isRefused` names words it may not be. */
export function slug(isRefused: (slug: string) => boolean = () => false): TextField {
  return {
    name: 'slug',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    maxLength: 100,
    access: { update: ({ data, doc, req }) => isStaff({ req }) && !(doc?.catalogueKey ?? data?.catalogueKey) },
    admin: {
      position: 'sidebar',
      description: {
        en: 'Made from the title. When the address of a live entry changes, the old one leads to the new one.',
        ar: 'يُشتق من العنوان. عند تغيير رابط مادة منشورة يقود الرابط القديم إلى الجديد.',
      },
    },
    hooks: {
      beforeValidate: [fillSlug, omitEmpty],
      beforeDuplicate: [
        ({ collection, req, value }) =>
          value && collection ? freeSlug(req, collection.slug, `${value}-copy`) : undefined,
      ],
    },
    validate: (value: unknown, { data, req }: { data: { catalogueKey?: string | null }; req: PayloadRequest }) => {
      const faults = faultsIn(req)
      if (typeof value !== 'string' || value === '') return faults.slugMissing
      if (data.catalogueKey) return value === data.catalogueKey || faults.slugFixed
      if (!SLUG.test(value)) return faults.slugMalformed
      if (LOOKS_LIKE_AN_ID.test(value) || isRefused(value)) return faults.slugRefused(value)
      return true
    },
  }
}
