'use client'

import { LANGUAGE_COOKIE } from '@diwan/shared/spec/session'
import { usePanelWords } from '@/admin/usePanelWords'

const YEAR_SECONDS = 31_536_000

/** Under the sign-in form: the other language. */
export function LoginLanguage() {
  const words = usePanelWords().login
  return (
    <p className="diwan-login-language">
      <button
        type="button"
        className="diwan-link"
        lang={words.other}
        onClick={() => {
          document.cookie = `${LANGUAGE_COOKIE}=${words.other}; path=/; max-age=${YEAR_SECONDS}; SameSite=Lax`
          location.reload()
        }}
      >
        {words.language}
      </button>
    </p>
  )
}
