import type { SanitizedConfig } from 'payload'
import { changeEachAlone } from './changeEachAlone'
import { closeBrokenCalls } from './closeBrokenCalls'
import { limitQueries } from './limitQueries'
import { restoreSafely } from './restoreSafely'

/**
 * What stands before Payload's own calls: a query is judged first, then a call that can only fail, then many changes at once and what is
 * restored.
 */
export const guardCalls = (config: SanitizedConfig): SanitizedConfig =>
  limitQueries(closeBrokenCalls(changeEachAlone(restoreSafely(config))))
