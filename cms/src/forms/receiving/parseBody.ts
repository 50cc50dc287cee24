import { type SubmittedFile, Unreadable } from '../submission'
import { readMultipart } from './readMultipart'

/** Ways a form may be sent. */
export type MediaType = 'application/json' | 'application/x-www-form-urlencoded' | 'multipart/form-data'

interface Parsed {
  fields: Record<string, unknown>
  files: Map<string, SubmittedFile>
}

const text = new TextDecoder()

/** Reads the fields and files of a body that was sent as `contentType`. */
export function parseBody(body: Buffer, type: MediaType, contentType: string): Parsed | Unreadable {
  if (type === 'application/json') return parseJson(body)
  if (type === 'application/x-www-form-urlencoded') {
    return { fields: Object.fromEntries(new URLSearchParams(body.toString())), files: new Map() }
  }
  return parseMultipart(body, contentType)
}

function parseJson(body: Buffer): Parsed | Unreadable {
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
  for (const { content, filename, name } of parts) {
    if (filename === undefined) fields[name] = text.decode(content)
    else if (files.has(name)) return new Unreadable(400, `Send one file as ${name}, not several.`)
    else files.set(name, { name: filename, size: content.length, bytes: content })
  }
  return { fields, files }
}
