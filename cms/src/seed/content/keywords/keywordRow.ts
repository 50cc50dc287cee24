/** What a search engine is told about a page: title, description, and keywords in order of weight. */
export type KeywordText = readonly [title: string, description: string, keywords: readonly string[]]

export interface KeywordRow {
  en: KeywordText
  ar: KeywordText
}
