import { Unreadable } from '../submission'

/** Ways a form may be sent. */
export type MediaType = 'application/json' | 'application/x-www-form-urlencoded' | 'multipart/form-data'

interface Parsed {
  fields: Record<string, unknown>
  files: Map<string, File>
}

/** Reads the fields and files of a body that was sent as `contentType`. */
export async function parseBody(body: Buffer, type: MediaType, contentType: string): Promise<Parsed | Unreadable> {
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

async function parseMultipart(body: Buffer, contentType: string): Promise<Parsed | Unreadable> {
  const fields: Record<string, unknown> = {}
  const files = new Map<string, File>()
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } }).formData()
    for (const [name, value] of form) {
      if (typeof value === 'string') fields[name] = value
      else if (files.has(name)) return new Unreadable(400, `Send one file as ${name}, not several.`)
      else files.set(name, value)
    }
    return { fields, files }
  } catch {
    return new Unreadable(400, 'The body is not valid multipart/form-data.')
  }
}
