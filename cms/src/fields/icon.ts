import { iconNames } from '@diwan/shared/content'
import type { SelectField } from 'payload'

/** One of the icons the site has. */
export const icon: SelectField = { name: 'icon', type: 'select', options: [...iconNames] }
