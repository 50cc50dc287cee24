'use client'

import { accountMessages } from '@diwan/shared/messages/account'
import { LOGIN_PATH } from '@diwan/shared/spec/session'
import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { callAccount } from './callAccount'
import { useSteps } from './useSteps'

/** Takes the code, opens the session and goes where the person wanted to. */
export function SecondFactorForm({ target }: { target: string }) {
  const { i18n } = useTranslation()
  const { factor, step: words } = accountMessages[i18n.language === 'ar' ? 'ar' : 'en']
  const [code, setCode] = useState('')
  const { fault, isBusy, run } = useSteps(factor.failed)
  const submit = () =>
    run(async () => {
      await callAccount('second-factor', { code })
      location.assign(target)
    })
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className="field-type text">
        <label className="field-label" htmlFor="field-code">
          {words.code}
        </label>
        <input
          id="field-code"
          type="text"
          dir="ltr"
          autoComplete="one-time-code"
          required
          autoFocus
          aria-describedby="code-fault"
          value={code}
          onChange={({ target: field }) => setCode(field.value)}
        />
      </div>
      <p id="code-fault" role="alert">
        {fault}
      </p>
      <div className="form-submit">
        <button className="btn btn--style-primary btn--size-large" type="submit" disabled={isBusy}>
          <span className="btn__content">{words.submit}</span>
        </button>
      </div>
      <p>
        <a href={LOGIN_PATH}>{words.again}</a>
      </p>
    </form>
  )
}
