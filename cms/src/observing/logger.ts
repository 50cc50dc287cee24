import type { Config } from 'payload'
import { env } from '@/env'
import { currentRequest } from './currentRequest'
import { withoutValues } from './withoutValues'

/** Pino's number for `error`. */
const LEVEL_OF_FAULTS = 50

type LoggerOptions = Extract<Config['logger'], { options: unknown }>['options']

type Logged = Record<string, unknown>

/** A call that was answered with what is wrong about it, as Payload writes it down: no fault of the system, which has no stack to look at. */
function refusalIn({ err, msg }: Logged): Logged | undefined {
  if (msg !== undefined || !(err instanceof Error) || !('status' in err) || !('isPublic' in err)) return undefined
  const { isPublic, message, status } = err
  return isPublic === true && typeof status === 'number' && status < 500 ? { msg: message, status } : undefined
}

function loggedIn(first: object): Logged {
  if (first instanceof Error) return { err: withoutValues(first) }
  const logged = first as Logged
  return logged.err instanceof Error ? { ...logged, err: withoutValues(logged.err) } : logged
}

/** One line of JSON per event, as the publisher and the web server write them, each with the id of the call it belongs to. */
export const lineOptions: LoggerOptions = {
  level: 'info',
  base: { service: 'cms' },
  messageKey: 'event',
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: {
    level: (level) => ({ level }),
  },
  hooks: {
    logMethod(args, method, level) {
      const [first, ...more] = args as unknown[]
      const logged = typeof first === 'object' && first ? loggedIn(first) : {}
      const refusal = level === LEVEL_OF_FAULTS ? refusalIn(logged) : undefined
      const { msg, ...details } = refusal ?? logged
      if (typeof msg !== 'string') return method.apply(this, (logged.err ? [logged, ...more] : args) as typeof args)
      // Beside what happened, or Pino would call the event what the error is called.
      if (refusal) this.info(details, msg)
      else method.call(this, details, msg)
    },
  },
  mixin: () => {
    const request = currentRequest()
    return request ? { request } : {}
  },
}

/** Lines for collectors where people are served; coloured ones for who develops. */
export const logger: Config['logger'] = env.isProduction ? { options: lineOptions } : undefined
