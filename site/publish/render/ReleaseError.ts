import type { DocumentRef } from '@diwan/shared/contracts/publishing'

/** Why a release may not go live, and the documents an editor should look at. */
export class ReleaseError extends Error {
  override name = 'ReleaseError'
  readonly documents: DocumentRef[]
  /** Changed documents that may be the reason, in groups: the likeliest first, and in the end every changed one. */
  readonly suspects: DocumentRef[][]

  constructor(message: string, suspects: DocumentRef[][], options?: ErrorOptions) {
    super(message, options)
    this.suspects = suspects
    this.documents = suspects[0] ?? []
  }
}
