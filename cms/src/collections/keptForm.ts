/** What a form keeps that was left without saving (`KeptForm`), as `admin.components` of a collection. */
export const keptForm = { edit: { beforeDocumentControls: ['@/admin/components/KeptForm#KeptForm'] } }
