/** A file that a document names cannot be had, while the CMS gives the document itself. */
export class FileError extends Error {
  override name = 'FileError'
  /** Whether the CMS does not have it any more; otherwise it may give it later. */
  readonly isGone: boolean

  constructor(message: string, { isGone }: { isGone: boolean }) {
    super(message)
    this.isGone = isGone
  }
}
