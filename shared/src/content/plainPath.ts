/**
 * A path as the web server compares it: decoded, without dot segments and without a slash behind. `null` for one that cannot be
 * decoded, or that holds white space or a percent sign when it is.
 */
export function plainPath(path: string): string | null {
  const decoded = decodedOf(path)
  if (decoded === null || /[%\s\p{Cc}]/u.test(decoded)) return null
  const url = new URL('https://any.example')
  url.pathname = decoded
  return withoutSlash(decodeURIComponent(url.pathname))
}

/** Takes the slashes at a path's end away; those of the home page are one. */
export const withoutSlash = (path: string) => path.replace(/\/+$/, '') || '/'

/** What a text stands for in an address; `null` where a percent sign encodes nothing. */
export function decodedOf(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
