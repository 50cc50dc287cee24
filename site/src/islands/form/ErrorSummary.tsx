import type { RefObject } from 'react'

export interface SummaryLine {
  /** Id of the control that the line leads to; none where the whole form is meant. */
  id: string | undefined
  message: string
}

interface ErrorSummaryProps {
  title: string
  lines: readonly SummaryLine[]
  ref: RefObject<HTMLDivElement | null>
}

/** What is wrong with a form, each line a link to its field if it has one. There, but hidden, before any script runs. */
export function ErrorSummary({ title, lines, ref }: ErrorSummaryProps) {
  return (
    <div
      ref={ref}
      className="error-summary"
      data-error-summary=""
      hidden={lines.length === 0}
      tabIndex={-1}
      role="alert"
    >
      <h2>{title}</h2>
      <ul>
        {lines.map(({ id, message }) => (
          <li key={id ?? message}>
            {id === undefined ? (
              message
            ) : (
              <a
                href={`#${id}`}
                onClick={(event) => {
                  // A link would change the address, and leave the caret where it was.
                  event.preventDefault()
                  document.getElementById(id)?.focus()
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
