import type { UIField } from 'payload'

/** Below the facts: the person's applications, and the download and erasure of all that is known of them. */
export const applicantRecord: UIField = {
  name: 'applicantRecord',
  type: 'ui',
  admin: {
    components: { Field: '@/admin/views/hiring/ApplicantRecord#ApplicantRecord' },
    disableListColumn: true,
  },
}
