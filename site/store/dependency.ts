import type { Locale } from '@diwan/shared/content'

/** What can be asked of a document in a language: its published body, or whether there is one. */
export type DocumentKind = 'body' | 'presence'

/** Something a query read, in a form that can be kept and compared with what a change touches. */
export type Dependency =
  | { kind: DocumentKind; collection: string; id: string; locale: Locale }
  /** Places between two composite keys, both included; `null` is the partition's end. */
  | { kind: 'range'; index: string; locale: Locale; partition: string; from: string | null; to: string | null }
  | { kind: 'place'; index: string; locale: Locale; partition: string; id: string }
  | { kind: 'count'; index: string; locale: Locale; partition: string }
  | { kind: 'instant'; instant: string; passed: boolean }
  | { kind: 'query'; key: string }

/** What a change of one document did, in the terms of dependencies. */
export type Touch =
  | { kind: DocumentKind; collection: string; id: string; locale: Locale }
  /** A document left this place of an index, or took it. */
  | { kind: 'place'; index: string; locale: Locale; partition: string; place: string; id: string }

/** Whether a query with this dependency could see this change. */
export function isTouchedBy(dependency: Dependency, touch: Touch): boolean {
  if (touch.kind !== 'place') {
    return (
      dependency.kind === touch.kind &&
      dependency.id === touch.id &&
      dependency.collection === touch.collection &&
      dependency.locale === touch.locale
    )
  }
  if (dependency.kind !== 'range' && dependency.kind !== 'place' && dependency.kind !== 'count') return false
  if (dependency.index !== touch.index || dependency.locale !== touch.locale) return false
  if (dependency.partition !== touch.partition) return false
  if (dependency.kind === 'place') return dependency.id === touch.id
  if (dependency.kind === 'count') return true
  return (
    (dependency.from === null || dependency.from <= touch.place) &&
    (dependency.to === null || touch.place <= dependency.to)
  )
}
