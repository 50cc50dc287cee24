import type { UIField } from 'payload'

/** Beside the form: where the document's latest change is on its way to visitors. */
export const releaseState: UIField = {
  name: 'releaseState',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '@/admin/components/ReleaseStateField#ReleaseStateField' },
    disableListColumn: true,
  },
}
