'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { accountMessages } from '@diwan/shared/messages/account'
import { useEffect, useState } from 'react'
import { callAccount } from './callAccount'
import { useSteps } from './useSteps'

/** Lets an administrator switch off the second step of somebody who lost the means for it. */
export function ColleaguesSecondFactor({ id }: { id: string }) {
  const { i18n } = useTranslation()
  const words = accountMessages[i18n.language === 'ar' ? 'ar' : 'en'].factor
  const [isOn, setOn] = useState<boolean>()
  const { fault, isBusy, run } = useSteps(words.failed)

  useEffect(() => {
    // Without an answer the panel stays away: there is nothing to switch.
    callAccount<{ isOn: boolean }>(`${id}/second-factor`).then(
      (state) => setOn(state.isOn),
      () => {},
    )
  }, [id])

  const reset = () =>
    run(async () => {
      await callAccount(`${id}/second-factor/reset`, {})
      setOn(false)
    })
  if (isOn === undefined) return null
  return (
    <section className="diwan-account" aria-label={words.title}>
      <h3>{words.title}</h3>
      <p>{isOn ? words.isOn : words.isOff}</p>
      {isOn && (
        <>
          <p>{words.resetHint}</p>
          <Button buttonStyle="secondary" onClick={reset} disabled={isBusy}>
            {words.reset}
          </Button>
        </>
      )}
      <p role="alert">{fault}</p>
    </section>
  )
}
