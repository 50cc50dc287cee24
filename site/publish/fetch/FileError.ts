/** A document names a file that the CMS does not have any more. */
export class MissingFileError extends Error {
  override name = 'MissingFileError'
}
