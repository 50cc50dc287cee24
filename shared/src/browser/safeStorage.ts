/** Storage that may be blocked, full or absent: reading then gives `null`, writing says whether it worked. */
export interface SafeStorage {
  get(key: string): string | null
  set(key: string, value: string): boolean
  remove(key: string): void
}

const attempt = <T>(run: () => T, otherwise: T): T => {
  try {
    return run()
  } catch {
    return otherwise
  }
}

const wrap = (storage: () => Storage): SafeStorage => ({
  get: (key) => attempt(() => storage().getItem(key), null),
  set: (key, value) =>
    attempt(() => {
      storage().setItem(key, value)
      return true
    }, false),
  remove: (key) => attempt(() => storage().removeItem(key), undefined),
})

/** `localStorage` that never throws. Naming the global itself throws where cookies are blocked, hence the closures. */
export const safeLocalStorage = wrap(() => localStorage)

/** `sessionStorage` that never throws. */
export const safeSessionStorage = wrap(() => sessionStorage)

/** Parses JSON from storage; corrupt or missing text gives `undefined`. */
export function readJson(storage: SafeStorage, key: string): unknown {
  const text = storage.get(key)
  return text === null ? undefined : attempt((): unknown => JSON.parse(text), undefined)
}
