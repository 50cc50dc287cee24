import { AsyncLocalStorage } from 'node:async_hooks'

const storage = Symbol.for('diwan.currentRequest')
// In production each route's bundle has a copy of this module; the request is the same for all of them.
const shared = globalThis as { [storage]?: AsyncLocalStorage<string> }

const current = (): AsyncLocalStorage<string> => (shared[storage] ??= new AsyncLocalStorage())

/** The id of the call that is being answered; `undefined` in what the system does by itself. */
export const currentRequest = (): string | undefined => current().getStore()

/** Does the work of a call under its id. */
export const withinRequest = <T>(id: string, work: () => T): T => current().run(id, work)
