import { refusalOf } from './refusalOf'

/** Calls our API as whoever is signed in. A refusal is thrown as an error with the server's sentence. */
export async function callApi<T>(path: string, method = 'GET', body?: object): Promise<T> {
  const isForm = body instanceof FormData
  const answer = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...(isForm ? {} : { headers: { 'Content-Type': 'application/json' } }),
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  })
  const data: unknown = await answer.json().catch(() => null)
  if (answer.ok) return data as T
  throw new Error(refusalOf(data) ?? `${answer.status} ${answer.statusText}`.trim())
}
