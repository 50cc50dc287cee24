import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { localePath } from '@diwan/shared/content'
import { cvAccept } from '@diwan/shared/contracts/cvFile'
import { goTo } from '@diwan/shared/browser/goTo'
import { createHttpClient } from '@diwan/shared/browser/httpClient'
import { sendSubmission } from '@diwan/shared/browser/sendSubmission'
import { closeSubmissionKey, openSubmissionKey } from '@diwan/shared/browser/submissionKey'
import { uploadFetch } from '@diwan/shared/browser/uploadFetch'
import { formsMessages } from '@diwan/shared/messages/forms'
import { MINUTE } from '@diwan/shared/lib/time'
import { PhoneField, type PhoneFieldApi } from '@diwan/shared/react/PhoneField'
import { Consent } from '../form/Consent'
import { ErrorSummary } from '../form/ErrorSummary'
import { Field } from '../form/Field'
import { filledForm } from '../form/filledForm'
import { lineTypes } from '../form/lineTypes'
import { Status } from '../form/Status'
import { Trap } from '../form/Trap'
import { summaryLines, useErrors } from '../form/useErrors'
import { useFields } from '../form/useFields'
import type { ApplyFormProps } from './applyFormProps'
import { judgeApplication } from './judgeApplication'
import { QuestionField } from './QuestionField'

type State = 'ready' | 'busy' | 'done' | 'offline' | { failed: string }

const ENDPOINT = `${import.meta.env.PUBLIC_API_BASE ?? ''}/api/applications/submit`
const FORM_ID = 'apply-form'
const idOf = (name: string) => `apply-${name.replace('.', '-')}`

/** The job application: at most eight fields and the vacancy's own questions, a CV chosen once, and no account. */
export default function ApplyForm({ locale, page, vacancy, questions = [], source }: ApplyFormProps) {
  const words = formsMessages[locale]
  const [filled] = useState(() => filledForm(FORM_ID))
  const { errors, show, summary } = useErrors(filled.errors, words.summary.prefix)
  const [state, setState] = useState<State>('ready')
  const [progress, setProgress] = useState(0)
  const [cv, setCv] = useState<File | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const phone = useRef<PhoneFieldApi>(null)
  const { register, handleSubmit } = useFields()
  const client = useMemo(() => createHttpClient({ fetch: uploadFetch(setProgress) }), [])
  const keyName = `apply:${vacancy ?? 'speculative'}`

  const bodyOf = (element: HTMLFormElement) => {
    const body = new FormData(element)
    if (cv) body.set('cv', cv)
    const number = phone.current?.getNumber()
    if (number !== undefined) body.set('phone', number)
    return body
  }

  const send = async () => {
    if (!form.current || state === 'busy' || state === 'done') return
    const body = bodyOf(form.current)
    const faults = Object.entries(judgeApplication(body, questions))
    show(Object.fromEntries(faults.map(([name, fault]) => [name, words.fault[fault]])))
    if (faults.length > 0) {
      setState('ready')
      return
    }
    setProgress(0)
    setState('busy')
    const key = openSubmissionKey(keyName)
    const outcome = await sendSubmission(ENDPOINT, body, key, client)
    if (outcome.state === 'done') {
      setState('done')
      closeSubmissionKey(keyName)
      goTo(`${localePath(locale, '/thank-you')}?reference=${encodeURIComponent(outcome.reference)}`)
    } else if (outcome.state === 'tooMany') {
      setState({ failed: words.state.tooMany(Math.max(1, Math.ceil(outcome.wait / MINUTE))) })
    } else if (outcome.state === 'refused') {
      const named = outcome.errors.filter(({ path }) => document.getElementById(idOf(path)))
      const other = outcome.errors.find((error) => !named.includes(error))?.message
      setState(named.length > 0 ? 'ready' : { failed: other ?? words.state.refused })
      show(Object.fromEntries(named.map(({ path, message }) => [path, message])))
    } else setState(navigator.onLine ? { failed: words.state.failedApplication } : 'offline')
  }

  const sendAgain = useEffectEvent(() => {
    if (state === 'offline') void send()
  })
  const startAnew = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted || state !== 'done') return
    form.current?.reset()
    setCv(null)
    setState('ready')
  })
  const open = useEffectEvent(() => {
    openSubmissionKey(keyName)
    // A file chosen before hydration.
    const chosen = form.current?.elements.namedItem('cv')
    if (chosen instanceof HTMLInputElement) setCv(chosen.files?.[0] ?? null)
  })
  useEffect(() => {
    const online = () => sendAgain()
    const pageshow = (event: PageTransitionEvent) => startAnew(event)
    queueMicrotask(() => open())
    addEventListener('online', online)
    addEventListener('pageshow', pageshow)
    return () => {
      removeEventListener('online', online)
      removeEventListener('pageshow', pageshow)
    }
  }, [])

  const isBusy = state === 'busy' || state === 'done'
  const percent = Math.round(progress * 100)
  const status = () => {
    if (state === 'offline') return { tone: 'kept' as const, message: words.state.offlineApplication }
    return typeof state === 'object' ? { tone: 'failed' as const, message: state.failed } : undefined
  }
  const text = (name: 'name' | 'email' | 'city', attributes: React.InputHTMLAttributes<HTMLInputElement>) => (
    <Field
      id={idOf(name)}
      name={name}
      label={words.label[name]}
      hint={name === 'email' ? words.hint.email : undefined}
      optional={name === 'city' ? words.hint.optional : undefined}
      error={errors[name]}
    >
      {(described) => (
        <input
          {...register(name)}
          {...described}
          type="text"
          {...attributes}
          id={idOf(name)}
          className="input"
          defaultValue={filled.values[name]}
        />
      )}
    </Field>
  )

  return (
    <form
      ref={form}
      id={FORM_ID}
      className="form"
      data-form="application"
      data-replay=""
      method="post"
      action={ENDPOINT}
      encType="multipart/form-data"
      noValidate
      aria-busy={isBusy || undefined}
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <ErrorSummary ref={summary} title={words.summary.title} lines={summaryLines(errors, idOf)} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="page" value={page} />
      {vacancy && <input type="hidden" name="vacancy" value={vacancy} />}
      {source && <input type="hidden" name="source" value={source} />}
      <Trap id={idOf('website')} label={words.label.website} field={register('website')} />

      {text('name', { autoComplete: 'name' })}
      {text('email', { type: 'email', dir: 'ltr', autoComplete: 'email', spellCheck: false })}
      <Field id={idOf('phone')} name="phone" label={words.label.phone} hint={words.hint.phone} error={errors.phone}>
        {(described) => (
          <PhoneField
            {...register('phone')}
            {...described}
            api={phone}
            id={idOf('phone')}
            locale={locale}
            types={lineTypes}
            defaultValue={filled.values.phone ?? ''}
          />
        )}
      </Field>
      {text('city', { autoComplete: 'address-level2' })}
      <Field id={idOf('cv')} name="cv" label={words.label.cv} hint={words.hint.cv} error={errors.cv}>
        {(described) => (
          <>
            <input
              {...described}
              id={idOf('cv')}
              name="cv"
              className="input"
              type="file"
              accept={cvAccept}
              // Some browsers empty the field when the file dialog is opened again and cancelled.
              onChange={({ currentTarget }) => setCv(currentTarget.files?.[0] ?? cv)}
            />
            {cv && <p className="hint">{words.hint.cvKept(cv.name)}</p>}
          </>
        )}
      </Field>
      <Field
        id={idOf('coverLetter')}
        name="coverLetter"
        label={words.label.coverLetter}
        optional={words.hint.optional}
        hint={words.hint.coverLetter}
        error={errors.coverLetter}
      >
        {(described) => (
          <textarea
            {...register('coverLetter')}
            {...described}
            id={idOf('coverLetter')}
            className="input"
            rows={5}
            defaultValue={filled.values.coverLetter}
          />
        )}
      </Field>
      {questions.map((question) => {
        const name = `answers.${question.key}`
        return (
          <QuestionField
            key={question.key}
            id={idOf(name)}
            locale={locale}
            question={question}
            error={errors[name]}
            value={filled.values[name]}
            field={register(name)}
          />
        )
      })}
      <Consent
        id={idOf('consent')}
        label={words.label.applicantConsent}
        error={errors.consent}
        isChecked={filled.values.consent === 'true'}
        field={register('consent')}
      >
        <a href={localePath(locale, '/privacy-policy')}>{words.hint.privacy}</a>
      </Consent>
      <Consent
        id={idOf('talentPool')}
        label={words.label.talentPool}
        isChecked={filled.values.talentPool === 'true'}
        field={register('talentPool')}
      />

      <div className="actions">
        <button className="button" type="submit" data-replay="" aria-disabled={isBusy || undefined}>
          {isBusy ? words.action.sending : words.action.apply}
        </button>
        {isBusy && <progress max={100} value={percent} aria-label={words.action.uploading(percent)} />}
      </div>
      <Status status={status()} />
    </form>
  )
}
