import type { Role } from '@diwan/shared/contracts/user'
import type { PayloadRequest } from 'payload'

/** Whether the request's user has one of the roles; false for visitors. */
export function hasRole(req: Pick<PayloadRequest, 'user'>, ...roles: Role[]): boolean {
  const role = req.user?.role
  return role !== undefined && roles.includes(role)
}
