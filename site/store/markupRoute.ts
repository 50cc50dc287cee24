/** Route of the page that renders shared markup by itself. A build makes no file of it: it has no paths. */
export const MARKUP_ROUTE = '/shared-markup/[name]'

/** The path at which markup of this name is rendered. Names have spaces and slashes. */
export const markupPathOf = (name: string): string => `shared-markup/${Buffer.from(name).toString('base64url')}`

/** The name that the last part of such a path stands for. */
export const markupNameOf = (param: string): string => Buffer.from(param, 'base64url').toString('utf8')
