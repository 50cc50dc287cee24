import * as z from 'zod/mini'

/** `GET /api/publishing/page?path=/ar/blog/x` (staff): what the bar on the public site offers for the page at that path. */
export const staffPageSchema = z.object({
  success: z.literal(true),
  /** `null` for pages that no single document makes, or whose document the account may not read. */
  page: z.nullable(
    z.object({
      /** Address of the form that edits it. */
      edit: z.string(),
      /** Address that opens the newest draft as a page. */
      preview: z.nullable(z.string()),
      /** Newest words: as visitors see them, saved but unpublished, published and on their way, or refused by the publisher. */
      state: z.enum(['live', 'draft', 'waiting', 'failed']),
    }),
  ),
})
export type StaffPage = z.infer<typeof staffPageSchema>['page']
