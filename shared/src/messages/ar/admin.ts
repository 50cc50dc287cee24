import type { AdminMessages } from '../en/admin.ts'

export const admin: AdminMessages = {}
