import { refuse } from './refuse'

/** The answer to a call of something that the API does not have. */
export const refuseNoRoute = (headers: Record<string, string> = {}): Response =>
  refuse(404, 'There is nothing here.', { headers })
