import { isLocale, type Locale, splitLocale } from '@diwan/shared/content'
import { IDEMPOTENCY_HEADER } from '@diwan/shared/spec/http'
import type { PayloadRequest } from 'payload'
import { addressOf } from '@/rateLimits/addressOf'
import { type Submission, Unreadable } from '../submission'
import { type MediaType, parseBody } from './parseBody'
import { readBody } from './readBody'

interface Accepted {
  types: MediaType[]
  maxBytes: number
}

const MAX_KEY_LENGTH = 255

/** Reads a call to a form endpoint; what cannot be read says why. */
export async function readSubmission(req: PayloadRequest, accepted: Accepted): Promise<Submission | Unreadable> {
  const contentType = req.headers.get('Content-Type') ?? ''
  const type = accepted.types.find((each) => contentType.split(';')[0]?.trim().toLowerCase() === each)
  if (!type) return new Unreadable(415, `Send this form as ${accepted.types.join(' or ')}.`)
  const key = req.headers.get(IDEMPOTENCY_HEADER)?.trim() || undefined
  if (key && key.length > MAX_KEY_LENGTH) {
    return new Unreadable(400, `${IDEMPOTENCY_HEADER} may have ${MAX_KEY_LENGTH} characters.`)
  }
  const body = await readBody(req, accepted.maxBytes)
  if (!body) return new Unreadable(413, `The form may have ${accepted.maxBytes} bytes.`)
  const parsed = parseBody(body, type, contentType)
  if (parsed instanceof Unreadable) return parsed

  const { openFor, page, place, proof, website, ...fields } = parsed.fields
  const path = typeof page === 'string' && isPath(page) ? page : undefined
  const locale = localeOf(req, fields.locale, path)
  return {
    fields: isLocale(fields.locale) ? fields : { ...fields, locale },
    files: parsed.files,
    locale,
    page: path,
    place: typeof place === 'string' ? place : undefined,
    wantsPage: (req.headers.get('Accept') ?? '').includes('text/html'),
    address: addressOf(req),
    key,
    isSpam: typeof website === 'string' && website.trim() !== '',
    openFor: durationIn(openFor),
    proof: typeof proof === 'string' ? proof : undefined,
  }
}

// A path of our own site: neither another host nor a way around the checks of the web server.
const isPath = (page: string) => /^\/(?!\/)[\w\-./%]*$/.test(page) && !page.includes('..')

/** The page a form was sent from, as the browser says: for a body that could not be read. */
export function pageFrom(req: PayloadRequest): string | undefined {
  const path = URL.parse(req.headers.get('Referer') ?? '')?.pathname
  return path !== undefined && isPath(path) ? path : undefined
}

function durationIn(value: unknown): number | undefined {
  const duration = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN
  return Number.isFinite(duration) && value !== '' ? duration : undefined
}

export function localeOf(req: PayloadRequest, given: unknown, page: string | undefined): Locale {
  if (isLocale(given)) return given
  if (page) return splitLocale(page)[0]
  return /^\s*ar\b/i.test(req.headers.get('Accept-Language') ?? '') ? 'ar' : 'en'
}
