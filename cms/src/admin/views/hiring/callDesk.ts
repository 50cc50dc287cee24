'use client'

export interface DeskAnswer<T> {
  isDone: boolean
  /** The server's sentence when it is not done; empty when there was no answer. */
  message: string
  data: T | null
}

/** Calls the desk with JSON and answers instead of throwing: a refusal carries what is true now. */
export async function callDesk<T>(path: string, body: object): Promise<DeskAnswer<T>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const data = (await response.json().catch(() => null)) as (T & { message?: string }) | null
    return { isDone: response.ok, message: response.ok ? '' : (data?.message ?? ''), data }
  } catch {
    return { isDone: false, message: '', data: null }
  }
}
