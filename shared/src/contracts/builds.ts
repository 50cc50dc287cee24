// Types without schemas: the script of every page looks itself at what it uses, as a schema would weigh more than all of it.

/** `/builds/latest.json`: the release that is live. Never cached. */
export interface LatestBuild {
  id: string
  timestamp: number
  code: string
}

/** `/builds/meta/{code}.json`: a code release. Immutable. `id` is the code's. */
export interface BuildMeta {
  id: string
  timestamp: number
  prerendered: string[]
}

/** `{path}/_payload.json`: begins with the page's hash; then the data the page was rendered from. */
export interface PagePayload {
  hash: string
  data: Record<string, unknown>
}
