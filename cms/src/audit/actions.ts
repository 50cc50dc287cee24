/** What the audit log tells of, in the order of the filter. */
export const auditActions = [
  'sign-in',
  'sign-out',
  'failed-sign-in',
  'create',
  'update',
  'publish',
  'unpublish',
  'trash',
  'restore',
  'restore-version',
  'delete',
  'role',
  'open-cv',
  'export',
  'import',
  'answer',
  'plan',
  'plan-cancelled',
  'review-asked',
  'review-approved',
  'review-returned',
  'bundle-published',
  'bundle-rolled-back',
  'publishing-control',
] as const

export type AuditAction = (typeof auditActions)[number]
