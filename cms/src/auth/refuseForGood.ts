import type { PayloadHandler } from 'payload'
import { refuse } from '@/endpoints/refuse'

/** `POST /api/users/first-register`: the first administrator comes from the seed, whether there are accounts or not. */
export const refuseForGood: PayloadHandler = ({ user }) =>
  user ? refuse(403, 'Accounts are made by administrators.') : refuse(401, 'Sign in first.')
