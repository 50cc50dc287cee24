import type { APIRequestContext } from '@playwright/test'

/** The token of somebody who signs in by the API. */
export async function tokenOf(
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const answer = await request.post('/api/users/login', { data: { email, password } })
  const { token, message } = (await answer.json()) as { token?: string; message?: string }
  if (!token) throw new Error(`${email} could not sign in: ${answer.status()} ${message}`)
  return token
}
