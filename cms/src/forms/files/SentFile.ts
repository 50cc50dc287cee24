/** A file that a visitor sent, as it will lie among the private ones. */
export interface SentFile {
  kind: 'cv' | 'answer'
  bytes: Buffer
  mimeType: string
  /** Random: tells nothing and cannot be guessed. */
  filename: string
  originalName: string
}
