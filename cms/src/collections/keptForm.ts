const formFaults = '@/admin/components/FormFaults#FormFaults'

/** What stands beside the buttons of a form, as `admin.components` of a collection: what has to be corrected (`FormFaults`). */
export const judgedForm = { edit: { beforeDocumentControls: [formFaults] } }

/** The same, and what was left without saving (`KeptForm`). */
export const keptForm = { edit: { beforeDocumentControls: ['@/admin/components/KeptForm#KeptForm', formFaults] } }
