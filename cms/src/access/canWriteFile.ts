import type { Access } from 'payload'
import { canReadFile } from '@/access/canReadFile'
import { isService } from '@/access/isService'

/** The files a person may read, without the publisher. */
export const canWriteFile: Access = (args) => (isService(args) ? false : canReadFile(args))
