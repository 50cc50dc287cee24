import { userAnswerSchema } from '../contracts/user.ts'
import { http, type HttpClient } from './httpClient.ts'
import { signIn, signOut } from './session.ts'
import { $token } from './token.ts'
import type { SignedInUser } from './user.ts'

/** Loads the current user; any failure is logged and signs out. §4 */
export async function loadUser(client: HttpClient = http): Promise<SignedInUser | null> {
  try {
    const { user } = userAnswerSchema.parse(await client('/api/user'))
    signIn($token.get(), user)
    return user
  } catch (error) {
    console.error('The current user could not be loaded', error)
    signOut()
    return null
  }
}
