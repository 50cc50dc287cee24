import { en } from '@payloadcms/translations/languages/en'
import { filesMessages } from '@diwan/shared/messages/files'
import { unavailableMessages } from '@diwan/shared/messages/unavailable'
import { MAX_UPLOAD_MEGABYTES } from '@diwan/shared/spec/admin'
import { DATABASE_RETRY_SECONDS } from '@diwan/shared/spec/security'
import type { AfterErrorHook, PayloadRequest } from 'payload'
import { isDiskFault } from '@/database/isDiskFault'
import { isNotNow } from '@/database/isNotNow'
import { faultsIn } from '@/fields/faultsIn'
import { SENT_NOT_FETCHED } from '@/files/fetchOwnFilesOnly'
import { invalidFieldsOf } from './invalidFieldsOf'

const FORBIDDEN = 403
const NOT_FOUND = 404
const TOO_LARGE = 413
const LOCKED = 423

/**
 * Payload's own errors carry `success` and `message` as every endpoint of ours does, and who is refused without being
 * signed in gets 401: an expired session must be told from a missing right.
 */
export const answerErrorsAlike: AfterErrorHook = ({ error, req, result }) => {
  if (isNotNow(error)) {
    req.responseHeaders ??= new Headers()
    req.responseHeaders.set('Retry-After', String(DATABASE_RETRY_SECONDS))
    return saying(503, unavailableMessages[languageOf(req)].database)
  }
  if (isDiskFault(error)) return saying(503, unavailableMessages[languageOf(req)].disk)
  // Payload reads the data of a multipart form without a net.
  if (error instanceof SyntaxError && error.message.includes('JSON')) return saying(400, 'What was sent is not JSON.')
  if (isBrokenForm(error)) return saying(400, 'The body is not valid multipart/form-data.')
  // Payload speaks of requests and of limits.
  if ('status' in error && error.status === TOO_LARGE)
    return saying(TOO_LARGE, filesMessages[languageOf(req)].tooBig(MAX_UPLOAD_MEGABYTES))
  // Payload says it in English, with an id.
  if ('status' in error && error.status === LOCKED) return saying(LOCKED, faultsIn(req).edited)
  // Payload says "Not Found", to whoever has just written something.
  if (isSavedNowhere(error, req)) return saying(NOT_FOUND, faultsIn(req).goneMeanwhile)
  if (ID_IN_USE.test(error.message)) return saying(400, faultsIn(req).rowElsewhere)
  // Payload calls this a fault of the server.
  if (error.message.endsWith(SENT_NOT_FETCHED) || (isFileFetched(error, req) && isFirstSending(req)))
    return saying(400, SENT_NOT_FETCHED)
  const said = inLanguageOf(req, saidPublicly(error))
  const message = said ?? result?.errors?.[0]?.message ?? error.message
  // Which field is wrong, and why: without it the admin can only name the fields.
  const invalid = invalidFieldsOf(error)
  const errors = invalid
    ? [{ name: 'ValidationError', data: { errors: invalid }, message }]
    : said === undefined
      ? result?.errors
      : [{ ...result?.errors?.[0], message: said }]
  // Payload's own forms show either a message for the whole answer or what is wrong with which field.
  const isForField = invalid !== undefined && isFromAdmin(req.headers)
  const response = { success: false, ...(!isForField && { message }), ...result, ...(errors && { errors }) }
  return isForbidden(error, req) && !req.user ? { response, status: 401 } : { response }
}

const languageOf = ({ i18n }: PayloadRequest) => (i18n.language === 'ar' ? 'ar' : 'en')

const saying = (status: number, message: string) => ({
  response: { success: false, message, errors: [{ message }] },
  status,
})

// By what it says: in production each route's bundle has a copy of Payload, and classes of its own. Other refusals with this status
// (a letter for a new password that was used before) are not about who asks.
const isForbidden = (error: Error, { t }: PayloadRequest): boolean =>
  'status' in error &&
  error.status === FORBIDDEN &&
  [t('error:notAllowedToPerformAction'), en.translations.error.notAllowedToPerformAction].includes(error.message)

// Payload takes the words of errors that have a name only, and in the production build classes have none.
const saidPublicly = (error: Error): string | undefined =>
  'isPublic' in error && error.isPublic === true && typeof error.message === 'string' ? error.message : undefined

// As Payload and its reader of forms say it, for whom a form that breaks off is a fault of the server.
const BROKEN_FORM =
  /^(?:Request is not eligible for file upload|Multipart: Boundary not found|Malformed (?:part header|content type)|Unexpected end of (?:file|form)|Unsupported content type: .*)$/s

const isBrokenForm = (error: Error): boolean => BROKEN_FORM.test(error.message)

const { followingFieldsInvalid_one: one, followingFieldsInvalid_other: other } = en.translations.error

// Signing in without an address or a password is refused in English, whoever asks.
const inLanguageOf = ({ i18n, t }: PayloadRequest, said: string | undefined): string | undefined => {
  const english = [one, other].find((words) => said?.startsWith(`${words} `))
  if (!english || i18n.language === 'en') return said
  return said?.replace(english, () => t('error:followingFieldsInvalid', { count: english === one ? 1 : 2 }))
}

// In SQLite rows of lists have a table of their own. Whoever copies them from one document to another by the API brings their ids along.
const ID_IN_USE = /^UNIQUE constraint failed: \w+\.id$/

// With the reason after the words: without one a file was sent, and could not be worked on.
const isFileFetched = (error: Error, { t }: PayloadRequest): boolean =>
  [t('error:problemUploadingFile'), en.translations.error.problemUploadingFile].some((words) =>
    error.message.startsWith(`${words} `),
  )

// A stored file that cannot be read again, to be cut anew or copied, is the server's fault.
const isFirstSending = ({ method, routeParams }: PayloadRequest): boolean => method === 'POST' && !routeParams?.id

/** Whether somebody's form saves a document that went while it was open. */
const isSavedNowhere = (error: Error, { headers, method, routeParams }: PayloadRequest): boolean =>
  'status' in error &&
  error.status === NOT_FOUND &&
  method === 'PATCH' &&
  routeParams?.id !== undefined &&
  isFromAdmin(headers)

const isFromAdmin = (headers: Headers): boolean =>
  /^\/admin(?:\/|$)/.test(URL.parse(headers.get('Referer') ?? '')?.pathname ?? '')
