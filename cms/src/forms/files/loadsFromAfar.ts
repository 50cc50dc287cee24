// What Word fetches and runs as soon as it opens a document: a template with its macros, an embedded object, a part in another file.
const RUN_AT_ONCE = /\bType\s*=\s*["'][^"']*\/(?:attachedTemplate|oleObject|subDocument|frame|aFChunk)["']/i
const OUTSIDE = /\bTargetMode\s*=\s*["']External["']/i
// Templates of the author's own disk or office (`file:///C:\…`, `\\server\…`) stand in many a CV, and lead nowhere from here.
const WEB = /\bTarget\s*=\s*["']\s*(?:https?|ftp|mhtml|ms-[\w-]+):/i

/** Whether a part of relationships has Word load something from the internet when the document is opened. Links to click on do not. */
export const loadsFromAfar = (relationships: string): boolean =>
  [...relationships.matchAll(/<(?:\w+:)?Relationship\b[^<>]*>/gi)].some(
    ([one]) => RUN_AT_ONCE.test(one) && OUTSIDE.test(one) && WEB.test(one),
  )

/** Whether a rich text does: by its template, or by an object that is fetched again each time. */
export const richTextLoadsFromAfar = (text: string): boolean =>
  /\{\\\*\\template\s+(?:https?|ftp|mhtml|ms-[\w-]+):/i.test(text) || /\\obj(?:update|autlink)\b/i.test(text)
