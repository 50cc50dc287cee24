import type { EntrySlug } from '@diwan/shared/content'
import type { TaskConfig } from 'payload'
import { makeShareImages } from './makeShareImages'

interface MakeShareImages {
  input: { collection: string; id: string }
  output: object
}

/** Makes the share images of an entry: one for each language it is published in. */
export const makeShareImagesTask: TaskConfig<MakeShareImages> = {
  slug: 'makeShareImages',
  inputSchema: [
    { name: 'collection', type: 'text', required: true },
    { name: 'id', type: 'text', required: true },
  ],
  retries: 2,
  handler: async ({ input, req: { payload } }) => {
    await makeShareImages(payload, input.collection as EntrySlug, input.id)
    return { output: {} }
  },
}
