import type { CollectionConfig } from 'payload'
import { isNobody } from '@/access/isNobody'
import { documentTimes } from '@/fields/documentTimes'
import { labelled } from '@/fields/labelled'
import { limitQuery } from '@/hooks/limitQuery'
import { refuseOddData } from '@/hooks/refuseOddData'
import { refuseOlderForm } from '@/hooks/refuseOlderForm'
import { noteChoice, requireThere } from '@/hooks/requireThere'
import { type AdminGroup, adminGroups, labelsOf, type Names } from './adminGroups'
import { keptForm } from './keptForm'

type RecordAccess = Required<Pick<NonNullable<CollectionConfig['access']>, 'read' | 'create' | 'update' | 'delete'>>

interface RecordConfig extends Omit<CollectionConfig, 'labels' | 'access' | 'versions' | 'trash'> {
  names: Names
  group: AdminGroup
  /** Every operation is answered: what is left out would be open to every account. */
  access: RecordAccess & CollectionConfig['access']
}

/** A collection of private data that only staff see: no drafts, no versions, no trash, so that what is deleted is gone. */
export function defineRecord({ group, names, ...config }: RecordConfig): CollectionConfig {
  return {
    ...config,
    labels: labelsOf(names),
    hooks: {
      ...config.hooks,
      beforeOperation: [
        refuseOddData,
        refuseOlderForm,
        noteChoice,
        ...(config.hooks?.beforeOperation ?? []),
        limitQuery,
      ],
      beforeValidate: [...(config.hooks?.beforeValidate ?? []), requireThere],
    },
    fields: labelled([...config.fields, ...(config.timestamps === false ? [] : documentTimes)]),
    access: { readVersions: isNobody, ...config.access },
    admin: {
      group: adminGroups[group],
      hideAPIURL: true,
      ...config.admin,
      // Passwords are kept nowhere.
      components: { ...(config.auth ? {} : keptForm), ...config.admin?.components },
    },
    disableDuplicate: config.disableDuplicate ?? true,
  }
}
