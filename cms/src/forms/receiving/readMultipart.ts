import { isUtf8 } from 'node:buffer'

interface Part {
  name: string
  /** Of a file, as its sender named it; a text has none. */
  filename: string | undefined
  content: Buffer
  /** Its names, or its text, are not UTF-8. */
  isGarbled: boolean
}

const BOUNDARY = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i
const MAX_HEADER_BYTES = 8 * 1024
const DISPOSITION = /^content-disposition:[ \t]*form-data[ \t]*(;.*)$/im
const PARAMETERS = /;[ \t]*([\w*]+)=(?:"((?:\\"|[^"])*)"|([^\s;"]*))[ \t]*/y
const ESCAPED: Record<string, string> = { '%0A': '\n', '%0D': '\r', '%22': '"', '\\"': '"' }

/**
 * The parts of a multipart body that is there as a whole, or `undefined` when it is not well-formed. Their contents are views of the
 * body: the platform's own `formData` copies a file three times, and takes 25 ms for 2 MB.
 */
export function readMultipart(body: Buffer, contentType: string): Part[] | undefined {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) return undefined
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  const first = delimiter.subarray(2)
  if (!body.subarray(0, first.length).equals(first)) return undefined

  const parts: Part[] = []
  let at = first.length
  while (body.toString('latin1', at, at + 2) !== '--') {
    const headers = readHeaders(body, at)
    const end = headers ? body.indexOf(delimiter, headers.end) : -1
    if (!headers || end < 0) return undefined
    const { filename, name } = headers
    const content = body.subarray(headers.end, end)
    const texts = filename === undefined ? body.subarray(at, end) : body.subarray(at, headers.end)
    parts.push({ name, filename, content, isGarbled: !isUtf8(texts) })
    at = end + delimiter.length
  }
  return parts
}

function readHeaders(body: Buffer, at: number) {
  const block = body.subarray(at, at + MAX_HEADER_BYTES)
  const length = block.indexOf('\r\n\r\n')
  if (length <= 0 || !block.subarray(0, 2).equals(Buffer.from('\r\n'))) return undefined
  const [, parameters = ''] = DISPOSITION.exec(block.toString('utf8', 2, length)) ?? []
  const { name, filename } = readParameters(parameters)
  return name === undefined ? undefined : { name, filename, end: at + length + 4 }
}

/** `; name="cv"; filename="cv.pdf"`, each once and nothing else in between. */
function readParameters(text: string): Record<string, string | undefined> {
  const found: Record<string, string | undefined> = {}
  PARAMETERS.lastIndex = 0
  for (let end = 0; end < text.length; end = PARAMETERS.lastIndex) {
    const [, written = '', quoted, plain] = PARAMETERS.exec(text) ?? []
    const key = written.toLowerCase()
    if (key === '' || Object.hasOwn(found, key)) return {}
    found[key] = (quoted ?? plain)?.replace(/%0A|%0D|%22|\\"/gi, (mark) => ESCAPED[mark.toUpperCase()] ?? '')
  }
  return found
}
