import type { Payload } from 'payload'
import { aPassword, createUser } from '../tests/builders/createUser'
import type { Api } from '../tests/Api'
import { type Answer, type Call, type Caller, callers } from './Call'

// What a refused call would have made is nowhere.
const NO_ID = 'f'.repeat(24)

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value)

/** Makes all calls, one after the other. */
export async function makeCalls(payload: Payload, api: Api, calls: readonly Call[]): Promise<Answer[]> {
  const headers = new Map<Caller, Record<string, string>>([['nobody', {}]])
  for (const role of callers) if (role !== 'nobody') headers.set(role, await signIn(payload, role))
  const kept = new Map<string, string>()
  const answers: Answer[] = []
  for (const [number, call] of calls.entries()) {
    const filledIn = <T>(value: T): T =>
      JSON.parse(JSON.stringify(value).replace(/~(made-\d+)~/g, (_, name: string) => kept.get(name) ?? NO_ID)) as T
    const response = await api.fetch(filledIn(call.path), {
      method: call.method,
      headers: {
        ...headers.get(call.as),
        // Nobody meets the limits of another one.
        'X-Forwarded-For': `10.0.${number >> 8}.${number & 255}`,
        ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(filledIn(call.body)) }),
    })
    const text = await response.text()
    const body = parsed(text)
    const id = call.keeps && at(body, call.keeps.from)
    if (call.keeps && typeof id === 'string') kept.set(call.keeps.name, id)
    answers.push({ call, status: response.status, body })
  }
  return answers
}

/** Accounts of the same name and address in both databases, so that lists of them have one order. */
async function signIn(payload: Payload, role: Exclude<Caller, 'nobody'>): Promise<Record<string, string>> {
  const email = `${role}@differential.example`
  await createUser(payload, { name: `The ${role}`, email, role })
  const { token } = await payload.login({ collection: 'users', data: { email, password: aPassword } })
  return { Authorization: `JWT ${token}` }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
