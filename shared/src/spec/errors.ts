/** Message of an unknown path. §8 */
export const pageNotFound = (path: string) => `Page not found: ${path}`
/** Message of a failed route validation. §8 */
export const routeValidationFailed = (path: string) => `Page Not Found: ${path}`
/** Default title of the error page for status 404. §2 */
export const NOT_FOUND_TITLE = 'Page Not Found'
/** Default title of the error page for every other status. §2 */
export const SERVER_ERROR_TITLE = 'Internal Server Error'
/** Status of an error that carries none. §2 */
export const DEFAULT_ERROR_STATUS = 500
