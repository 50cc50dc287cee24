'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { accountMessages } from '@diwan/shared/messages/account'
import { useEffect, useState } from 'react'
import { callAccount } from './callAccount'
import { Entry } from './Entry'
import { useSteps } from './useSteps'

interface State {
  isOn: boolean
  recoveryCodesLeft: number
}
interface Offer {
  secret: string
  picture: string
}
type Step = 'rest' | 'password' | 'scan' | 'codes' | 'off'

/** Switches one's own second step on and off. */
export function OwnSecondFactor() {
  const { i18n } = useTranslation()
  const words = accountMessages[i18n.language === 'ar' ? 'ar' : 'en'].factor
  const [state, setState] = useState<State>()
  const [step, setStep] = useState<Step>('rest')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [offer, setOffer] = useState<Offer>()
  const [codes, setCodes] = useState<string[]>([])
  const { fault, isBusy, run } = useSteps(words.failed)

  const load = async () => setState(await callAccount<State>('second-factor'))
  useEffect(() => {
    // Without an answer the panel stays away: there is nothing to switch.
    callAccount<State>('second-factor').then(setState, () => {})
  }, [])

  const goTo = (next: Step) => {
    setStep(next)
    setPassword('')
    setCode('')
  }
  const begin = () =>
    run(async () => {
      setOffer(await callAccount<Offer>('second-factor/begin', { password }))
      goTo('scan')
    })
  const confirm = () =>
    run(async () => {
      const { recoveryCodes } = await callAccount<{ recoveryCodes: string[] }>('second-factor/confirm', { code })
      setCodes(recoveryCodes)
      setOffer(undefined)
      goTo('codes')
    })
  const turnOff = () =>
    run(async () => {
      await callAccount('second-factor/off', { password, code })
      goTo('rest')
      await load()
    })
  const finish = () =>
    run(async () => {
      setCodes([])
      goTo('rest')
      await load()
    })

  if (!state) return null
  const cancel = (
    <Button buttonStyle="secondary" onClick={() => goTo('rest')} disabled={isBusy}>
      {words.cancel}
    </Button>
  )
  return (
    <section className="diwan-account" aria-label={words.title}>
      <h3>{words.title}</h3>
      {step === 'rest' && (
        <>
          <p>{state.isOn ? words.on(state.recoveryCodesLeft) : words.off}</p>
          <Button buttonStyle="secondary" onClick={() => goTo(state.isOn ? 'off' : 'password')}>
            {state.isOn ? words.turnOff : words.turnOn}
          </Button>
        </>
      )}
      {step === 'password' && (
        <>
          <Entry kind="password" label={words.password} value={password} onChange={setPassword} />
          <Button onClick={begin} disabled={isBusy}>
            {words.go}
          </Button>
          {cancel}
        </>
      )}
      {step === 'scan' && offer && (
        <>
          <p>{words.scan}</p>
          <img
            src={`data:image/svg+xml,${encodeURIComponent(offer.picture)}`}
            alt={words.picture}
            width={200}
            height={200}
          />
          <p>
            {words.key}: <code dir="ltr">{offer.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
          <Entry kind="code" label={words.code} value={code} onChange={setCode} />
          <Button onClick={confirm} disabled={isBusy}>
            {words.confirm}
          </Button>
          {cancel}
        </>
      )}
      {step === 'codes' && (
        <>
          <p>{words.codes}</p>
          <ul dir="ltr">
            {codes.map((each) => (
              <li key={each}>
                <code>{each}</code>
              </li>
            ))}
          </ul>
          <Button buttonStyle="secondary" onClick={() => void navigator.clipboard?.writeText(codes.join('\n'))}>
            {words.copy}
          </Button>
          <Button onClick={finish}>{words.done}</Button>
        </>
      )}
      {step === 'off' && (
        <>
          <p>{words.turnOffHint}</p>
          <Entry kind="password" label={words.password} value={password} onChange={setPassword} />
          <Entry kind="code" label={words.code} value={code} onChange={setCode} />
          <Button onClick={turnOff} disabled={isBusy}>
            {words.turnOff}
          </Button>
          {cancel}
        </>
      )}
      <p role="alert">{fault}</p>
    </section>
  )
}
