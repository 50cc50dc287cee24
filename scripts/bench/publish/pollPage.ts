import { Agent, get } from 'node:http'

interface Polled {
  status: number
  etag: string
  page: string
}

const agent = new Agent({ keepAlive: true })

/**
 * Asks for a page as a browser asks again: what has not changed costs neither side a page. `fetch` would add `Cache-Control: no-cache`
 * to `If-None-Match`, and be sent the whole page each time.
 */
export function pollPage(url: string, etag: string): Promise<Polled> {
  return new Promise((done, fail) => {
    get(url, { agent, headers: { 'If-None-Match': etag } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', fail)
      response.on('end', () => {
        const { statusCode = 0, headers } = response
        done({ status: statusCode, etag: headers.etag ?? etag, page: Buffer.concat(chunks).toString('utf8') })
      })
    }).on('error', fail)
  })
}
