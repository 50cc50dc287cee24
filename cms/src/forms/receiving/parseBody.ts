import { isUtf8 } from 'node:buffer'
import { type SubmittedFile, Unreadable } from '../submission'
import { readMultipart } from './readMultipart'

/** Ways a form may be sent. */
export type MediaType = 'application/json' | 'application/x-www-form-urlencoded' | 'multipart/form-data'

interface Parsed {
  fields: Record<string, unknown>
  files: Map<string, SubmittedFile>
}

/** Reads the fields and files of a body that was sent as `contentType`. */
export function parseBody(body: Buffer, type: MediaType, contentType: string): Parsed | Unreadable {
  if (type === 'application/json') return parseJson(body)
  if (type === 'application/x-www-form-urlencoded') return parseUrlEncoded(body)
  return parseMultipart(body, contentType)
}

const text = new TextDecoder()

// Decoding puts a question mark for what it cannot read: the text would be lost without anybody knowing.
const garbled = () => new Unreadable(400, 'The body is not valid UTF-8.', { isGarbled: true })

function parseUrlEncoded(body: Buffer): Parsed | Unreadable {
  const decoded = body
    .toString('latin1')
    .replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  if (!isUtf8(Buffer.from(decoded, 'latin1'))) return garbled()
  return { fields: Object.fromEntries(new URLSearchParams(body.toString())), files: new Map() }
}

function parseJson(body: Buffer): Parsed | Unreadable {
  if (!isUtf8(body)) return garbled()
  try {
    const fields: unknown = JSON.parse(body.toString())
    if (typeof fields === 'object' && fields !== null && !Array.isArray(fields)) {
      return { fields: { ...fields }, files: new Map() }
    }
    return new Unreadable(400, 'Send the fields as one JSON object.')
  } catch {
    return new Unreadable(400, 'The body is not valid JSON.')
  }
}

function parseMultipart(body: Buffer, contentType: string): Parsed | Unreadable {
  const parts = readMultipart(body, contentType)
  if (!parts) return new Unreadable(400, 'The body is not valid multipart/form-data.')
  const fields: Record<string, unknown> = {}
  const files: Parsed['files'] = new Map()
  for (const { content, filename, isGarbled, name } of parts) {
    if (isGarbled) return garbled()
    if (filename === undefined) fields[name] = text.decode(content)
    else if (files.has(name)) return new Unreadable(400, `Send one file as ${name}, not several.`)
    else files.set(name, { name: filename, size: content.length, bytes: content })
  }
  return { fields, files }
}
