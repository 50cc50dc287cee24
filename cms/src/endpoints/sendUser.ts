import type { UserAnswer } from '@diwan/shared/contracts/user'
import type { PayloadHandler } from 'payload'
import { refuse } from './refuse'

/** `GET /api/user`: the person that a bearer token or the session cookie belongs to. */
export const sendUser: PayloadHandler = ({ user }) => {
  if (!user) return refuse(401, 'Sign in first.')
  const { id, name, email, role } = user
  const answer: UserAnswer = { success: true, user: { id, name, email, role } }
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
}
