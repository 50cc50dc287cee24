import { expect, type APIRequestContext } from '../../scripts/test/journey'
import { staff } from './signIn'
import { tokenOf } from './tokenOf'

export type Role = 'admin' | 'editor' | 'recruiter'

/** An account of the role: the first administrator's, or a new one. */
export async function accountOf(request: APIRequestContext, role: Role) {
  if (role === 'admin') return staff
  const headers = { Authorization: `JWT ${await tokenOf(request, staff)}` }
  const account = {
    email: `${role}-${Date.now().toString(36)}@rasikh.example`,
    password: 'a-long-password-for-this-role',
  }
  const made = await request.post('/api/users', { headers, data: { ...account, name: `Test ${role}`, role } })
  expect(made.status(), await made.text()).toBe(201)
  return account
}
