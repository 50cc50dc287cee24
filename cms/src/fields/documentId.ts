import type { TextField } from 'payload'

const CELL = '@/admin/components/DocumentCell#DocumentCell'
const FIELD = '@/admin/components/DocumentField#DocumentField'

/** The document that a record is about, shown by its title. Its collection stands beside it, or is always the same. */
export const documentId = (collection?: string) =>
  ({
    name: 'documentId',
    type: 'text',
    required: true,
    index: true,
    admin: {
      components: {
        Cell: { path: CELL, serverProps: { collection } },
        Field: { path: FIELD, serverProps: { collection } },
      },
    },
  }) satisfies TextField
