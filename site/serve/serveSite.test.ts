import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serveSite } from './serveSite.ts'

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  text: string
}

const PLAIN = 'the page as it is'
/** Headers that are set just before what lies in the file is asked for, and before it is opened. */
const moments = { 'before it is looked at': 'ETag', 'before it is opened': 'Content-Length' } as const
type Moment = keyof typeof moments

/** A site of one page, of which files go while it is answered. */
async function aSiteThatLoses(gone: string[], moment: Moment) {
  const root = mkdtempSync(join(tmpdir(), 'diwan-serve-'))
  writeFileSync(join(root, 'page.html'), PLAIN)
  writeFileSync(join(root, '404.html'), 'missing')
  const server = createServer((req, res) => {
    const setHeader = res.setHeader.bind(res)
    res.setHeader = (name, value) => {
      if (name === moments[moment]) for (const file of gone) rmSync(join(root, file), { force: true })
      return setHeader(name, value)
    }
    void serveSite(req, res, { root, headers: [], redirects: new Map() })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.close()
    rmSync(root, { recursive: true, force: true })
  })
  const { port } = server.address() as AddressInfo
  return (headers: OutgoingHttpHeaders = {}, method = 'GET') => {
    writeFileSync(join(root, 'page.html.br'), 'packed')
    return new Promise<Answer>((done, fail) => {
      const asked = { port, host: '127.0.0.1', path: '/page', method, headers: { 'accept-encoding': 'br', ...headers } }
      request(asked, (res) => {
        let text = ''
        res.setEncoding('utf8').on('data', (part: string) => (text += part))
        res.on('end', () => done({ status: res.statusCode, headers: res.headers, text }))
      })
        .on('error', fail)
        .end()
    })
  }
}

test.for(Object.keys(moments) as Moment[])(
  'a page whose compressed neighbour goes %s is sent as it is, whatever form the question has',
  async (moment) => {
    const ask = await aSiteThatLoses(['page.html.br'], moment)
    const plain = await ask({ 'accept-encoding': 'identity' })

    const answer = await ask()

    expect(answer).toMatchObject({ status: 200, text: PLAIN })
    expect(answer.headers).toEqual({ ...plain.headers, date: expect.any(String) as string })
    expect(await ask({ Range: 'bytes=4-7' })).toMatchObject({
      status: 206,
      text: 'page',
      headers: { 'content-range': `bytes 4-7/${PLAIN.length}` },
    })
    expect(await ask({ 'If-Match': '"another"' })).toMatchObject({ status: 412, text: '' })
  },
)

test('who asks for the headers alone gets those of the page as it is', async () => {
  const ask = await aSiteThatLoses(['page.html.br'], 'before it is looked at')

  const { headers } = await ask({}, 'HEAD')

  expect(headers['content-length']).toBe(String(PLAIN.length))
  expect(headers['content-encoding']).toBeUndefined()
})

test('a page that goes while it is answered is missing, and its headers with it', async () => {
  const ask = await aSiteThatLoses(['page.html', 'page.html.br'], 'before it is opened')

  const answer = await ask()

  expect(answer).toMatchObject({ status: 404, text: 'missing' })
  for (const name of ['content-encoding', 'etag', 'last-modified']) expect(answer.headers[name]).toBeUndefined()
})
