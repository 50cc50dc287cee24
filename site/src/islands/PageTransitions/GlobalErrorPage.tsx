import { useEffect, useRef } from 'react'
import { localePath, type Locale } from '@diwan/shared/content'
import { clearGlobalError, type GlobalError } from '@diwan/shared/browser/globalError'
import { runtimeMessages } from '@diwan/shared/messages/runtime'

/** The content of the error page, until the error is cleared. */
export function GlobalErrorPage({ locale, error }: { locale: Locale; error: GlobalError }) {
  const words = runtimeMessages[locale].error
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="global-error" role="alert">
      <p className="global-error-status">{error.status}</p>
      <h1 ref={heading} tabIndex={-1}>
        {error.title}
      </h1>
      <p>{error.message}</p>
      <p className="global-error-actions">
        <button type="button" className="button" onClick={() => clearGlobalError()}>
          {words.back}
        </button>
        <button
          type="button"
          className="button"
          data-style="secondary"
          onClick={() => clearGlobalError({ redirect: localePath(locale, '/') })}
        >
          {words.home}
        </button>
      </p>
    </section>
  )
}
