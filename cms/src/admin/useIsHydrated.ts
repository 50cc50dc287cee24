'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether React runs in the browser, and not on the server or while it takes over what that drew. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
