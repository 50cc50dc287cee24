import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SECOND } from '@diwan/shared/lib/time'
import { env } from '@/env'
import { openDrawing } from './openDrawing'

const here = dirname(fileURLToPath(import.meta.url))

/** Draws a share image in another process: what fails there ends that process and not the CMS. */
export const drawShareImageApart = openDrawing({
  script: join(here, 'drawing', 'main.ts'),
  fonts: join(env.DATA_DIR, 'fonts'),
  limit: 30 * SECOND,
  idle: 30 * SECOND,
})
