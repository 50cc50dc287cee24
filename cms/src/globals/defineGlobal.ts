import type { GlobalSlug } from '@diwan/shared/content'
import type { GlobalConfig } from 'payload'
import { isEditor } from '@/access/isEditor'
import { isStaff } from '@/access/isStaff'
import { isStaffOrService } from '@/access/isStaffOrService'
import { auditGlobalChange } from '@/audit/auditChange'
import { keptForm } from '@/collections/keptForm'
import { labelled } from '@/fields/labelled'
import { releaseState } from '@/fields/releaseState'
import { refuseOddGlobalData } from '@/hooks/refuseOddData'
import { refuseOlderFormOfGlobal } from '@/hooks/refuseOlderForm'
import { noteChoiceInGlobal, requireThereInGlobal } from '@/hooks/requireThere'
import { waitForOtherSavesOfGlobal } from '@/hooks/waitForOtherSaves'
import { writeEmptyListsOfGlobal } from '@/hooks/writeEmptyLists'
import { recordGlobalChange } from '@/publishing/recordGlobalChange'
import { endGlobalReviews, requireSecondPersonForGlobal } from '@/review/requireSecondPerson'
import { publishUnlessDraft } from './hooks/publishUnlessDraft'

interface PublicGlobal extends Omit<GlobalConfig, 'access' | 'versions'> {
  slug: GlobalSlug
}

/** A global that every page may show: live when it is published, with drafts and its history kept. */
export function defineGlobal(config: PublicGlobal): GlobalConfig {
  return {
    ...config,
    access: { read: isStaffOrService, readVersions: isStaff, update: isEditor },
    admin: {
      group: { en: 'Settings', ar: 'الإعدادات' },
      hideAPIURL: true,
      components: {
        elements: { ...keptForm.edit, UnpublishButton: '@/admin/components/NoUnpublish#NoUnpublish' },
      },
      ...config.admin,
    },
    versions: { max: 50, drafts: true },
    fields: labelled([...config.fields, releaseState]),
    hooks: {
      ...config.hooks,
      beforeOperation: [
        refuseOddGlobalData,
        waitForOtherSavesOfGlobal,
        refuseOlderFormOfGlobal,
        noteChoiceInGlobal,
        ...(config.hooks?.beforeOperation ?? []),
        publishUnlessDraft,
      ],
      beforeValidate: [...(config.hooks?.beforeValidate ?? []), requireThereInGlobal],
      beforeChange: [...(config.hooks?.beforeChange ?? []), writeEmptyListsOfGlobal, requireSecondPersonForGlobal],
      afterChange: [...(config.hooks?.afterChange ?? []), recordGlobalChange, endGlobalReviews, auditGlobalChange],
    },
  }
}
