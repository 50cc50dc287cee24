import { createHash } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Stored {
  body: Buffer
  headers: IncomingHttpHeaders
}

interface Call {
  method: string
  key: string
  headers: IncomingHttpHeaders
}

/** What goes wrong with a call: nothing of it happens, or it happens and the answer is lost, or it is refused, or nobody ever answers. */
export type Fault = 'before' | 'after' | 'silence' | 500 | null

const tagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')

/** One bucket of an S3-compatible store, on loopback: PUT (also only where nothing is), GET, HEAD, DELETE, delete many, list. */
export class FakeS3 {
  readonly objects = new Map<string, Stored>()
  readonly calls: Call[] = []
  /** Decides what goes wrong, by the number of calls before this one. */
  faultOf: (call: Call, position: number) => Fault = () => null
  /** Objects that one answer lists at most. */
  pageSize = 1_000
  readonly #server = createServer((req, res) => void this.#answer(req, res))

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** The keys that were written, but the record of the target. */
  written(): string[] {
    return this.calls.filter(({ method, key }) => method === 'PUT' && !key.includes('.diwan/')).map(({ key }) => key)
  }

  async #answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? '/', 'http://store')
    const key = decodeURIComponent(url.pathname).replace(/^\/bucket\/?/, '')
    const chunks: Buffer[] = []
    for await (const chunk of req as AsyncIterable<Buffer>) chunks.push(chunk)
    const call = { method: req.method ?? '', key, headers: req.headers }
    const fault = this.faultOf(call, this.calls.length)
    this.calls.push(call)
    if (fault === 'before') return void req.socket.destroy()
    if (fault === 'silence') return
    const [status, body, headers] =
      fault === 500
        ? [500, '<Error><Code>InternalError</Code></Error>', {}]
        : this.#do(call, url, Buffer.concat(chunks))
    if (fault === 'after') return void req.socket.destroy()
    res.writeHead(status, headers).end(req.method === 'HEAD' ? undefined : body)
  }

  #do({ method, key, headers }: Call, url: URL, body: Buffer): [number, string | Buffer, Record<string, string>] {
    const found = this.objects.get(key)
    if (method === 'GET' && url.searchParams.has('list-type')) return [200, this.#list(url.searchParams), {}]
    if (method === 'POST' && url.searchParams.has('delete')) {
      for (const [, name = ''] of body.toString('utf8').matchAll(/<Key>(.*?)<\/Key>/g))
        this.objects.delete(unescaped(name))
      return [200, '<DeleteResult/>', {}]
    }
    if (method === 'PUT') {
      if (headers['if-none-match'] === '*' && found) {
        return [412, '<Error><Code>PreconditionFailed</Code><Message>There is one.</Message></Error>', {}]
      }
      this.objects.set(key, { body, headers })
      return [200, '', { ETag: tagOf(body) }]
    }
    if (method === 'DELETE') {
      this.objects.delete(key)
      return [204, '', {}]
    }
    if (!found) return [404, '<Error><Code>NoSuchKey</Code><Message>There is none.</Message></Error>', {}]
    return [200, found.body, { ETag: tagOf(found.body), 'Content-Length': String(found.body.length) }]
  }

  #list(params: URLSearchParams): string {
    const prefix = params.get('prefix') ?? ''
    const after = params.get('continuation-token') ?? ''
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const page = keys.slice(0, this.pageSize)
    const contents = page.map((key) => {
      const { body } = this.objects.get(key) as Stored
      return `<Contents><Key>${escaped(key)}</Key><ETag>${escaped(tagOf(body))}</ETag><Size>${body.length}</Size></Contents>`
    })
    const more =
      keys.length > page.length
        ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>`
        : '<IsTruncated>false</IsTruncated>'
    return `<ListBucketResult><KeyCount>${page.length}</KeyCount>${more}${contents.join('')}</ListBucketResult>`
  }
}
