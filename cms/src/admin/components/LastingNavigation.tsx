'use client'

import { useLayoutEffect, type ReactNode } from 'react'

/**
 * Lets a press on a link of a list lead there although the list has just come up. Payload writes a list's settings into its
 * address then, and Next takes whatever is written there for a navigation, which ends the one that somebody has begun. What only
 * says the settings of the same page is written with the state of that page, which Next leaves alone.
 */
export function LastingNavigation({ children }: { children: ReactNode }) {
  // Before the effects of what stands inside, which write.
  useLayoutEffect(() => {
    const write = history.replaceState
    history.replaceState = (state: unknown, unused, url) => {
      const isSamePage = url != null && new URL(url, location.href).pathname === location.pathname
      write.call(history, state === null && isSamePage ? (history.state as unknown) : state, unused, url)
    }
    return () => {
      history.replaceState = write
    }
  }, [])
  return children
}
