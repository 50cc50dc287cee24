import { isCatalogueKey } from '@diwan/shared/catalogue'
import type { PayloadRequest, TextField } from 'payload'
import { isNobody } from '@/access/isNobody'
import { faultsIn } from '@/fields/faultsIn'
import { omitEmpty } from '@/hooks/omitEmpty'

/** Ties an entry to its line of the page catalogue. Written by the demo content only; such an entry keeps its slug and cannot be deleted. */
export const catalogueKey: TextField = {
  name: 'catalogueKey',
  type: 'text',
  unique: true,
  index: true,
  access: { create: isNobody, update: isNobody },
  disableDuplicate: true,
  admin: {
    position: 'sidebar',
    readOnly: true,
    condition: (data) => Boolean(data?.catalogueKey),
    description: {
      en: 'A fixed page of the site: its address stays as it is and it cannot be deleted.',
      ar: 'صفحة ثابتة في الموقع: يبقى عنوانها كما هو ولا يمكن حذفها.',
    },
  },
  hooks: { beforeValidate: [omitEmpty] },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    value === null || value === undefined || isCatalogueKey(value) || faultsIn(req).catalogueKey,
}
