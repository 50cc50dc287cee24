import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'

const nameOf = (path: string) => (path === '/' ? 'index.html' : extname(path) ? path : `${path}.html`)

/** Shows what lies in a release target's folder, as a web server whose root is its link does. */
export function targetServer(folder: string): Server {
  return createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://target').pathname
    const file = await readFile(join(folder, 'current', nameOf(path))).catch(() => null)
    response.writeHead(file ? 200 : 404).end(file ?? '')
  })
}
