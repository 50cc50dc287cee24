import type { TaskConfig } from 'payload'
import { makeMediaKit } from './makeMediaKit'

/** Packs the media kit again. */
export const makeMediaKitTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'makeMediaKit',
  inputSchema: [],
  retries: 2,
  handler: async ({ req: { payload } }) => {
    await makeMediaKit(payload)
    return { output: {} }
  },
}
