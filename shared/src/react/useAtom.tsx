import type { ReadableAtom } from 'nanostores'
import { useSyncExternalStore } from 'react'

/** The value of a store, kept current. While a page hydrates it is `served`: what the server rendered. */
export function useAtom<Value>(store: ReadableAtom<Value>, served: Value): Value {
  return useSyncExternalStore(
    (onChange) => store.listen(onChange),
    () => store.get(),
    () => served,
  )
}
