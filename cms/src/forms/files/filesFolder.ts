import { join } from 'node:path'
import { env } from '@/env'

/** Where private files lie. */
export const filesFolder = () => join(env.DATA_DIR, 'uploads/files')
