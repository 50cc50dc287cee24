import { READY_WITHIN } from '@diwan/shared/spec/operations'

/**
 * What a store answers, or a failure once it was silent for too long: whoever asks whether this process is ready has gone by the time
 * that a connection to it ends by itself.
 */
export function answerInTime<T>(question: Promise<T>, patience = READY_WITHIN): Promise<T> {
  const { promise: silence, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`There was no answer within ${patience} ms.`)), patience)
  return Promise.race([question, silence]).finally(() => clearTimeout(timer))
}
