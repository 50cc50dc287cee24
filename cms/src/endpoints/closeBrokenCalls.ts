import type { Endpoint, PayloadHandler, SanitizedConfig } from 'payload'
import { answerMissingFile, sendsFile } from './answerMissingFile'
import { refuse } from './refuse'

const sendNotFound: PayloadHandler = ({ user }) =>
  user ? refuse(404, 'There is nothing here.') : refuse(401, 'Sign in first.')

const isOfVersion = ({ path }: Endpoint) => path === '/versions' || path === '/versions/:id'
const isOfSchedules = ({ path }: Endpoint) => path === '/handle-schedules'
const isVerification = ({ method, path }: Endpoint) => method === 'post' && path === '/verify/:id'

/**
 * Payload offers some calls where they can only fail: reading or restoring a version where none are kept, verifying where nobody is asked
 * to, running schedules where there are none. They are answered as what they are; so is the wish for a file that is not there, and for a collection with the name of a method.
 */
export function closeBrokenCalls(config: SanitizedConfig): SanitizedConfig {
  for (const entity of [...config.collections, ...config.globals]) {
    const isBroken = (endpoint: Endpoint) =>
      (!entity.versions && isOfVersion(endpoint)) ||
      (entity.slug === 'payload-jobs' && !config.jobs.scheduling && isOfSchedules(endpoint)) ||
      ('auth' in entity && !entity.auth?.verify && isVerification(endpoint))
    // Where there are none, Payload would tell guests the address behind the web server.
    entity.endpoints ||= []
    entity.endpoints = entity.endpoints.map((endpoint) => {
      if (isBroken(endpoint)) return { ...endpoint, handler: sendNotFound }
      return sendsFile(endpoint) ? { ...endpoint, handler: answerMissingFile(endpoint.handler) } : endpoint
    })
  }
  // Collections are looked up by the first word of the path: without a prototype no method of every object is one of them.
  config.onInit = ({ collections }) => void Object.setPrototypeOf(collections, null)
  return config
}
