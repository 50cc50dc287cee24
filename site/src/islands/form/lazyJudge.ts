/**
 * What judges a form, loaded when a visitor comes to its fields: a page that is only read stays light. Without it, offline or
 * after a new release, the form is sent unjudged, and the endpoint's own judgement is shown.
 */
export function lazyJudge<Judge>(load: () => Promise<Judge>): () => Promise<Judge | null> {
  let loading: Promise<Judge | null> | undefined
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      console.error('The form is judged by the server only', error)
      return null
    }))
}
