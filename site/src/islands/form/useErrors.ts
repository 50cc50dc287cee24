import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SummaryLine } from './ErrorSummary'
import { OF_NO_FIELD } from './filledForm'

/** Messages by field. Each new set is announced: the summary takes the focus, and the title begins with "Error: ". */
export function useErrors(initial: Readonly<Record<string, string>>, prefix: string) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(initial)
  const [announced, setAnnounced] = useState(0)
  const summary = useRef<HTMLDivElement>(null)
  const title = useRef<string>(undefined)

  const announce = useEffectEvent(() => {
    title.current ??= document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title
    const hasErrors = Object.keys(errors).length > 0
    document.title = hasErrors ? prefix + title.current : title.current
    if (hasErrors) summary.current?.focus()
  })
  useEffect(() => {
    if (announced > 0) announce()
  }, [announced])

  const show = (next: Readonly<Record<string, string>>) => {
    setErrors(next)
    setAnnounced((count) => count + 1)
  }
  return { errors, show, summary }
}

/** Lines of the summary, in the order of the fields. */
export function summaryLines(errors: Readonly<Record<string, string>>, idOf: (name: string) => string): SummaryLine[] {
  return Object.entries(errors).map(([name, message]) => ({
    id: name.startsWith(OF_NO_FIELD) ? undefined : idOf(name),
    message,
  }))
}
