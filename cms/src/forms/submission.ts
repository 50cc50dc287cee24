import type { Locale } from '@diwan/shared/content'

/** A file as it was sent. */
export interface SubmittedFile {
  name: string
  size: number
  bytes: Buffer
}

/** What a visitor sent, before anything judged it. */
export interface Submission {
  fields: Record<string, unknown>
  files: Map<string, SubmittedFile>
  locale: Locale
  /** Path of the page that the form stands on. */
  page: string | undefined
  /** Which one of the page's forms of its sort was sent, where it is not the first. */
  place?: string | undefined
  /** A plain form post: the visitor is shown a page instead of data. */
  wantsPage: boolean
  /** Where it came from, as our web server saw it. */
  address: string
  /** The sender's own key for this submission. */
  key: string | undefined
  /** The field that people do not see was filled in. */
  isSpam: boolean
  /** Milliseconds the form was open, as our own island says; nobody else does. */
  openFor: number | undefined
  /** The solved challenge of an earlier answer. */
  proof: string | undefined
}

/** Why a call is not a submission at all. */
export class Unreadable {
  readonly status: 400 | 413 | 415
  readonly message: string
  /** The text is in an encoding other than UTF-8: nobody could read it. */
  readonly isGarbled: boolean

  constructor(status: 400 | 413 | 415, message: string, { isGarbled = false } = {}) {
    this.status = status
    this.message = message
    this.isGarbled = isGarbled
  }
}
