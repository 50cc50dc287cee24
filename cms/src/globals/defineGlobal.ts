import type { GlobalSlug } from '@diwan/shared/content'
import type { GlobalConfig } from 'payload'
import { isEditor } from '@/access/isEditor'
import { isStaff } from '@/access/isStaff'
import { isStaffOrService } from '@/access/isStaffOrService'
import { labelled } from '@/fields/labelled'
import { releaseState } from '@/fields/releaseState'
import { recordGlobalChange } from '@/publishing/recordGlobalChange'

interface PublicGlobal extends Omit<GlobalConfig, 'access' | 'versions'> {
  slug: GlobalSlug
}

/** A global that every page may show: live as soon as it is saved, with its history kept. */
export function defineGlobal(config: PublicGlobal): GlobalConfig {
  return {
    ...config,
    access: { read: isStaffOrService, readVersions: isStaff, update: isEditor },
    admin: { group: { en: 'Settings', ar: 'الإعدادات' }, ...config.admin },
    versions: { max: 50 },
    fields: labelled([...config.fields, releaseState]),
    hooks: { ...config.hooks, afterChange: [...(config.hooks?.afterChange ?? []), recordGlobalChange] },
  }
}
