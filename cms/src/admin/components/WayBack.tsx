'use client'

import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useEffect, type ReactNode } from 'react'

/**
 * Leads back to a screen that was opened by its address, to a list above all. Payload completes that address before Next listens, and Next
 * passes over the place in the history that comes of it: what was to be left would stay below the address of the list.
 */
export function WayBack({ children }: { children: ReactNode }) {
  const router = useRouter()
  const path = usePathname()
  const query = useSearchParams().toString()
  useEffect(() => {
    const lead = ({ state }: PopStateEvent) => {
      const { hash, pathname, search } = window.location
      const isShown = pathname === path && new URLSearchParams(search).toString() === query
      if (state === null && !isShown) router.replace(`${pathname}${search}${hash}`, { scroll: false })
    }
    window.addEventListener('popstate', lead)
    return () => window.removeEventListener('popstate', lead)
  }, [path, query, router])
  return children
}
