import { APIError } from 'payload'

/** The password was right; the account's second factor is asked for. */
export class SecondFactorNeeded extends APIError {
  constructor(message: string) {
    super(message, 401, { secondFactor: true }, true)
  }
}
