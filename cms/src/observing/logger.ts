import type { Config } from 'payload'
import { env } from '@/env'
import { currentRequest } from './currentRequest'

type LoggerOptions = Extract<Config['logger'], { options: unknown }>['options']

/** One line of JSON per event, as the publisher and the web server write them, each with the id of the call it belongs to. */
export const lineOptions: LoggerOptions = {
  level: 'info',
  base: { service: 'cms' },
  messageKey: 'event',
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: {
    level: (level) => ({ level }),
    log: ({ msg, ...details }) => (typeof msg === 'string' ? { event: msg, ...details } : details),
  },
  mixin: () => {
    const request = currentRequest()
    return request ? { request } : {}
  },
}

/** Lines for collectors where people are served; coloured ones for who develops. */
export const logger: Config['logger'] = env.isProduction ? { options: lineOptions } : undefined
