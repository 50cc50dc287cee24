const LINK = /(<a\b[^>]*?\shref=")(\/(?!\/|preview\/|media\/|api\/|admin\b|builds\/)[^"#?]*)([^"]*)"/g
const FILE = /\.[a-z0-9]{2,5}$/

/** A page whose links to other pages of the site keep its preview: the reader walks through the future site. */
export function withPreviewLinks(html: string, token: string): string {
  return html.replaceAll(LINK, (found, start: string, path: string, rest: string) => {
    if (FILE.test(path)) return found
    const [, query = '', hash = ''] = /^(\?[^#]*)?(#.*)?$/.exec(rest) ?? []
    const separator = query ? `${query.replaceAll('&amp;', '&')}&` : '?'
    return `${start}/preview${path}${separator.replaceAll('&', '&amp;')}token=${token}${hash}"`
  })
}
