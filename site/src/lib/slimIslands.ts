const ISLAND = /<astro-island [^>]*>/g
const UNREAD = / (?:(?:uid|opts)="[^"]*"|client="engage"|component-export="default"|await-children(?:="")?(?=[ >]))/g
// Astro's scope, which islands have no use for: their styles are in files of their own.
const SCOPE = /,&quot;class&quot;:\[0,&quot;_\w+&quot;\]/
const END = '<!--astro:end-->'

/** Takes from islands what Astro's own element would read, and the site's `IslandElement` does not. `html` is text of any one-byte encoding. */
export function slimIslands(html: string): string {
  return html.replace(ISLAND, (tag) => tag.replace(UNREAD, '').replace(SCOPE, '')).replaceAll(END, '')
}
