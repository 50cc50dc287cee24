/**
 * A part of a form that is loaded when a visitor comes to its fields: a page that is only read stays light. What cannot be loaded,
 * offline or after a new release, is `null` and asked for again: a form without its judge is sent unjudged, and the endpoint's
 * own judgement is shown.
 */
export function lazily<Part>(complaint: string, load: () => Promise<Part>): () => Promise<Part | null> {
  let loading: Promise<Part | null> | undefined
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      console.error(complaint, error)
      return null
    }))
}
