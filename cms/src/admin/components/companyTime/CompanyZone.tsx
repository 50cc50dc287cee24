'use client'

import { STANDARD_TIME_ZONE } from '@diwan/shared/spec/hiring'
import { createContext, type ReactNode, useContext } from 'react'

const Zone = createContext(STANDARD_TIME_ZONE)

/** Tells the parts of a page by whose clock they show times. */
export function CompanyZone({ children, timeZone }: { children: ReactNode; timeZone: string }) {
  return <Zone value={timeZone}>{children}</Zone>
}

export const useCompanyZone = (): string => useContext(Zone)
