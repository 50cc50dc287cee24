import config from '@payload-config'
import type { Role } from '@diwan/shared/contracts/user'
import { handleEndpoints, type Payload } from 'payload'
import { env } from '@/env'
import { aPassword, createUser } from './builders/createUser'

/** Calls the REST API through Payload's own router: cookies, headers and errors are as the outside world sees them. */
export class Api {
  readonly #payload: Payload

  constructor(payload: Payload) {
    this.#payload = payload
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return handleEndpoints({ config, request: new Request(`${env.SITE_URL}${path}`, init), path: path.split('?')[0] })
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  }

  /** Headers of somebody who signed in with a role. */
  async as(role: Role): Promise<{ Authorization: string }> {
    const user = await createUser(this.#payload, { role })
    const { token } = await this.#payload.login({
      collection: 'users',
      data: { email: user.email, password: aPassword },
    })
    return { Authorization: `JWT ${token}` }
  }
}
