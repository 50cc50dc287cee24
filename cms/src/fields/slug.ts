import { isObjectId } from '@diwan/shared/lib/isObjectId'
import { slugify } from '@diwan/shared/lib/slugify'
import type { CollectionSlug, PayloadRequest, TextField } from 'payload'
import { isStaff } from '@/access/isStaff'
import { fillSlug } from '@/hooks/fillSlug'
import { freeSlug } from '@/hooks/freeSlug'
import { omitEmpty } from '@/hooks/omitEmpty'
import { faultsIn } from '@/fields/faultsIn'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

interface Validating {
  collectionSlug?: string
  data: { catalogueKey?: string | null; title?: string | null }
  event?: 'onChange' | 'submit'
  id?: number | string
  req: PayloadRequest
}

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
    validate: async (value: unknown, { collectionSlug, data, event, id, req }: Validating) => {
      const faults = faultsIn(req)
      if (typeof value !== 'string' || value === '') {
        // A form asks while it is written in: saving it makes one from the title.
        const isMadeLater = event === 'onChange' && typeof data.title === 'string' && slugify(data.title) !== ''
        return isMadeLater || faults.slugMissing
      }
      if (data.catalogueKey) return value === data.catalogueKey || faults.slugFixed
      if (!SLUG.test(value)) return faults.slugMalformed
      // Addresses also accept a document's own id and redirect it, so no entry may be named like one.
      if (isObjectId(value) || isRefused(value)) return faults.slugRefused(value)
      const other =
        collectionSlug && (await otherWith(value, { collection: collectionSlug as CollectionSlug, id, req }))
      if (!other) return true
      return other.deletedAt ? faults.slugInTrash : faults.slugTaken
    },
  }
}

interface Own {
  collection: CollectionSlug
  id?: number | string
  req: PayloadRequest
}

/** The other entry that has an address. The database would say no more than that it must be unique, of entries in the trash too. */
async function otherWith(slug: string, { collection, id, req }: Own) {
  const found = await req.payload.db.findOne<{ id: string; deletedAt?: string | null }>({
    collection,
    where: { slug: { equals: slug } },
    select: { slug: true, deletedAt: true },
    req,
  })
  return found && found.id !== id ? found : null
}
