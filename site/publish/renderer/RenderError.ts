import { problemOf } from '@diwan/shared/messages/problems'
import type { PageTrace } from '../../store/PageTrace.ts'

/** A page that could not be rendered, with what it had asked until then. */
export class RenderError extends Error {
  override name = 'RenderError'
  readonly trace: PageTrace

  constructor(pathname: string, trace: PageTrace, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(problemOf('notRendered', { page: pathname, reason }), { cause })
    this.trace = trace
  }
}
