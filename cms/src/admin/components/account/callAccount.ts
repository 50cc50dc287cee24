import { refusalOf } from '@/admin/refusalOf'

/** Calls what stands below `/api/users`; what is refused is thrown with the server’s words, if it has any. */
export async function callAccount<T>(path: string, body?: Record<string, string>): Promise<T> {
  const answer = await fetch(`/api/users/${path}`, {
    method: body ? 'POST' : 'GET',
    credentials: 'include',
    ...(body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {}),
  })
  const data: unknown = await answer.json().catch(() => null)
  if (answer.ok) return data as T
  throw new Error(refusalOf(data) ?? '')
}
