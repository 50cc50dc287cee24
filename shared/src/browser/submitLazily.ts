import type { sendSubmission } from './sendSubmission.ts'

let loading: Promise<typeof sendSubmission | null> | undefined

/** Loads what sends a form, ahead of the sending; `null` where it cannot be had. */
export function loadSender(): Promise<typeof sendSubmission | null> {
  loading ??= import('./sendSubmission.ts').then(
    (module) => module.sendSubmission,
    () => {
      loading = undefined
      return null
    },
  )
  return loading
}

/** `sendSubmission` for pages that are mostly read: loaded with the first sending. What cannot be loaded could not reach anybody either. */
export const submitLazily: typeof sendSubmission = async (...call) => {
  const send = await loadSender()
  return send ? send(...call) : { state: 'unreachable' }
}
