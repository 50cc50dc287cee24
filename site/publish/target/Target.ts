/** Where a release is copied to: objects under keys, each with a tag that changes with its content. */
export interface Target {
  /** As people know it: `s3://bucket/prefix` or a folder. */
  readonly name: string
  /** Every object by its key, with its tag. What an interrupted copy left half done is put in order before. */
  list(): Promise<Map<string, string>>
  /** The content of an object; `null` when there is none. */
  read(key: string): Promise<Buffer | null>
  /** Writes an object, whatever was there, and returns its tag. */
  put(key: string, body: Uint8Array): Promise<string>
  /** Writes an object only where there is none; whether it did. Two writers at once never both do. */
  create(key: string, body: Uint8Array): Promise<boolean>
  remove(keys: string[]): Promise<void>
  /** Lets visitors see what was put and removed at these paths, where that does not happen by itself. */
  show(paths: string[]): Promise<void>
  /** The tag that a content would get, where it can be known without writing it. */
  tagOf?(body: Uint8Array): string
}
