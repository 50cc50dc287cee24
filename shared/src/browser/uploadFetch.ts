/** A `fetch` that reports how much of the body has been sent, which the browser's own does not. */
export function uploadFetch(onProgress: (fraction: number) => void): typeof fetch {
  return (input, init = {}) =>
    new Promise<Response>((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init.method ?? 'GET', String(input))
      request.withCredentials = init.credentials === 'include'
      request.responseType = 'blob'
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      }
      request.onload = () => {
        const headers = new Headers()
        for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
          const colon = line.indexOf(':')
          if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim())
        }
        const hasBody = ![101, 204, 205, 304].includes(request.status)
        const body = hasBody ? (request.response as Blob) : null
        resolve(new Response(body, { status: request.status, statusText: request.statusText, headers }))
      }
      request.onerror = () => reject(new TypeError('Failed to fetch'))
      request.onabort = () => reject(new DOMException('The request was aborted', 'AbortError'))
      init.signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send((init.body ?? null) as XMLHttpRequestBodyInit | null)
    })
}
