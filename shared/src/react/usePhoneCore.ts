import { useState } from 'react'
import type * as phoneCore from '../phone/core.ts'

type PhoneCore = typeof phoneCore

let loading: Promise<PhoneCore> | undefined

/** The part of the field that needs the metadata: loaded once, when a field is first focused. Without it the field is a plain input. */
export function usePhoneCore(): { core: PhoneCore | null; loadCore: () => void } {
  const [core, setCore] = useState<PhoneCore | null>(null)
  const loadCore = () => {
    if (core) return
    loading ??= import('../phone/core.ts')
    loading.then(setCore, (error: unknown) => {
      loading = undefined
      console.error('The phone metadata could not be loaded', error)
    })
  }
  return { core, loadCore }
}
