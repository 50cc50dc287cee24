import { currentStore } from './currentStore.ts'
import { type QueryDefinition, type QueryOptions, shared } from './definitions.ts'
import type { StoreReader } from './reader.ts'

/** Asks a question of the store. */
export interface Query<A extends [] | [args: unknown], R> {
  (...args: A): R
  /** Its answers for each of many arguments. What is kept of them is looked up all at once. */
  each: (many: A[0][]) => R[]
}

/**
 * Names a question to the store. The function it returns answers from the current state, remembers the answer while that state
 * lasts, and records name, arguments and the answer's digest for the page that asks. Arguments and answer are plain JSON.
 */
export function defineQuery<A extends [] | [args: unknown], R>(
  name: string,
  run: (store: StoreReader, ...args: A) => R,
  options: QueryOptions = {},
): Query<A, R> {
  const known = shared.queries.get(name)
  // A development server evaluates a changed module again under the same name.
  if (known !== undefined && process.env.NODE_ENV !== 'development' && String(known.run) !== String(run)) {
    throw new Error(`Two queries are named '${name}'. Give one of them another name.`)
  }
  const definition = { ...options, name, run: run as QueryDefinition['run'] }
  shared.queries.set(name, definition)
  const ask = (...args: A) => currentStore().ask(definition, args[0]) as R
  return Object.assign(ask, { each: (many: A[0][]) => currentStore().askEach(definition, many) as R[] })
}
