/**
 * What stands beside the buttons of a form, as `admin.components` of a collection: what was left without saving (`KeptForm`), and what has
 * to be corrected (`FormFaults`).
 */
export const keptForm = {
  edit: {
    beforeDocumentControls: ['@/admin/components/KeptForm#KeptForm', '@/admin/components/FormFaults#FormFaults'],
  },
}
