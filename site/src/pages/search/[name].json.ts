import { locales } from '@diwan/shared/content'
import type { APIRoute } from 'astro'
import { findSearchPart, listSearchParts, listSearchRows, searchPartName } from '@/content/searchIndex'

export const getStaticPaths = () => [
  ...locales.map((locale) => ({ params: { name: locale } })),
  ...locales.flatMap((locale) => listSearchParts(locale)).map((part) => ({ params: { name: searchPartName(part) } })),
]

const json = (value: unknown) =>
  new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json; charset=utf-8' } })

/** `/search/{locale}.json`: names of the index's files in a language; `/search/{name}.json`: the rows of one. */
export const GET: APIRoute = ({ params }) => {
  const locale = locales.find((each) => each === params.name)
  if (locale !== undefined) {
    const named = (kind: string) =>
      listSearchParts(locale)
        .filter((part) => part.kind === kind)
        .map((part) => [part.type, searchPartName(part)])
    return json({ titles: named('titles'), texts: named('texts') })
  }
  const part = findSearchPart(String(params.name))
  return part === undefined ? new Response(null, { status: 404 }) : json(listSearchRows(part))
}
