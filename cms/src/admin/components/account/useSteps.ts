import { useState } from 'react'

/** Runs one call at a time and keeps what it said when it failed. */
export function useSteps(fallback: string) {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    setFault('')
    try {
      await work()
    } catch (error) {
      setFault((error instanceof Error && error.message) || fallback)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, fault, run }
}
