import type { Config } from 'payload'
import { isStaff } from '@/access/isStaff'

/** Filters and columns of a list that staff keep under a name, for themselves or for others. */
export const queryPresets: Config['queryPresets'] = {
  access: { create: isStaff, read: isStaff, update: isStaff, delete: isStaff },
  constraints: {},
  labels: { singular: { en: 'Saved view', ar: 'عرض محفوظ' }, plural: { en: 'Saved views', ar: 'العروض المحفوظة' } },
}
