import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { auditChange } from './auditChange'
import { auditRemoval } from './auditRemoval'
import { auditFailedSignIn, auditSignIn, auditSignOut } from './auditSessions'

// Rows of the system's own, and what has lines of its own in the log.
const unaudited = ['audit-log', 'outbox', 'releases', 'mails', 'reviews', 'comments']

const noteRestoring: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'restoreVersion') req.context.isRestoringVersion = true
  return args
}

/** A collection whose every change is told in the audit log. */
export function audited(collection: CollectionConfig): CollectionConfig {
  if (unaudited.includes(collection.slug)) return collection
  const { hooks = {} } = collection
  const sessions = collection.auth
    ? {
        afterLogin: [...(hooks.afterLogin ?? []), auditSignIn],
        afterLogout: [...(hooks.afterLogout ?? []), auditSignOut],
        afterError: [...(hooks.afterError ?? []), auditFailedSignIn],
      }
    : {}
  return {
    ...collection,
    hooks: {
      ...hooks,
      ...sessions,
      beforeOperation: [...(hooks.beforeOperation ?? []), noteRestoring],
      afterChange: [...(hooks.afterChange ?? []), auditChange],
      afterDelete: [...(hooks.afterDelete ?? []), auditRemoval],
    },
  }
}
