import type { Role } from '@diwan/shared/contracts/user'

/** The roles of people; a program has another one. */
export const staffRoles: Role[] = ['admin', 'editor', 'recruiter']
