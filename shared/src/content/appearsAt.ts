/** An entry's hour of publication: `publishedAt`, or the date of a news item. `null` for one that always shows. */
export function appearsAt({ publishedAt, date }: { publishedAt?: unknown; date?: unknown }): string | null {
  const instant = publishedAt ?? date
  return typeof instant === 'string' ? instant : null
}
