import type { DocumentRef } from '@diwan/shared/contracts/publishing'

/** Why a release may not go live, and the documents an editor should look at. */
export class ReleaseError extends Error {
  override name = 'ReleaseError'
  readonly documents: DocumentRef[]

  constructor(message: string, documents: DocumentRef[], options?: ErrorOptions) {
    super(message, options)
    this.documents = documents
  }
}
