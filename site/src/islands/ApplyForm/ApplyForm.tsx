import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { localePath } from '@diwan/shared/content'
import { createHttpClient } from '@diwan/shared/browser/httpClient'
import { uploadFetch } from '@diwan/shared/browser/uploadFetch'
import { loadSender } from '@diwan/shared/browser/submitLazily'
import { KEPT_SUBMISSION_RETRY } from '@diwan/shared/spec/forms'
import { PhoneField, type PhoneFieldApi } from '@diwan/shared/react/PhoneField'
import { Consent } from '../form/Consent'
import { EmailField } from '../form/EmailField'
import { ErrorSummary } from '../form/ErrorSummary'
import { Field } from '../form/Field'
import { FileField } from '../form/FileField'
import { filledForm } from '../form/filledForm'
import { lazily } from '../form/lazily'
import { lineTypes } from '../form/lineTypes'
import { Status } from '../form/Status'
import { TextField } from '../form/TextField'
import { Trap } from '../form/Trap'
import { useEarlyFocus } from '../form/useEarlyFocus'
import { summaryLines, useErrors } from '../form/useErrors'
import { useFields } from '../form/useFields'
import { useSending } from '../form/useSending'
import type { WordedApplyFormProps } from './applyFormProps'
import { haveQuestionsChanged } from './haveQuestionsChanged'
import { QuestionField } from './QuestionField'
import { sourceOf } from './sourceOf'

const ENDPOINT = `${import.meta.env.PUBLIC_API_BASE ?? ''}/api/applications/submit`
const loadJudge = lazily('The form is judged by the server only', () =>
  import('./judgeApplication').then(({ judgeApplication }) => judgeApplication),
)
// Loaded before it is needed: without a connection it could not be.
const loadKeeper = lazily('An application cannot be kept on this device', () =>
  import('@diwan/shared/browser/keptForms').then(({ keepForm }) => keepForm),
)

/** The job application: at most eight fields and the vacancy's own questions, a CV chosen once, and no account. */
export function ApplyForm({ locale, page, vacancy, questions = [], place, words }: WordedApplyFormProps) {
  const prefix = place ? `apply-${place}` : 'apply'
  const formId = `${prefix}-form`
  const idOf = (name: string) => `${prefix}-${name.replace('.', '-')}`
  const [filled] = useState(() => filledForm(formId))
  const { errors, show, summary } = useErrors(filled.errors, words.summary.prefix)
  const [progress, setProgress] = useState(0)
  const [round, setRound] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const phone = useRef<PhoneFieldApi>(null)
  const files = useRef(new Map<string, File>())
  const { register, handleSubmit } = useFields()
  const client = useMemo(() => createHttpClient({ fetch: uploadFetch(setProgress) }), [])
  const { isBusy, send, setState, state } = useSending({
    form: `apply:${vacancy ?? 'speculative'}`,
    endpoint: ENDPOINT,
    locale,
    about: 'application',
    words,
    client,
    hasField: (name) => document.getElementById(idOf(name)) !== null,
    showErrors: show,
    onOutdated: (refused) => {
      const isChanged = form.current && haveQuestionsChanged(refused, form.current, words)
      // The page that answers a plain form asks what the vacancy asks now, with all that is written here.
      if (isChanged) form.current?.submit()
      return Boolean(isChanged)
    },
    onUnreachable: async (body, unsent) => {
      const keep = body instanceof FormData && (await loadKeeper())
      const isKept = keep && (await keep(unsent, body))
      return isKept ? 'kept' : 'waiting'
    },
    onAnew: () => {
      form.current?.reset()
      files.current.clear()
      setRound((before) => before + 1)
    },
  })

  const prepare = () => void Promise.all([loadJudge(), loadSender(), loadKeeper()])
  useEarlyFocus(formId, prepare)

  const submit = async () => {
    if (!form.current || isBusy) return
    const body = new FormData(form.current)
    for (const [name, file] of files.current) {
      const field = form.current.elements.namedItem(name) as HTMLInputElement | null
      // A file that is chosen again by the same name is newer, though some browsers tell nobody of it.
      body.set(name, field?.files?.[0] ?? file)
    }
    const source = sourceOf(location.search)
    if (source) body.set('source', source)
    const number = phone.current?.getNumber()
    if (number !== undefined) body.set('phone', number)
    const judge = await loadJudge()
    const faults = Object.entries((await judge?.(body, questions)) ?? {})
    show(Object.fromEntries(faults.map(([name, fault]) => [name, words.fault[fault]])))
    if (faults.length > 0) {
      // What waited on the page to be sent waits for the visitor instead.
      setState('ready')
      return
    }
    setProgress(0)
    await send(body)
  }

  const sendAgain = useEffectEvent(() => {
    if (state === 'waiting') void submit()
  })
  useEffect(() => {
    const again = () => sendAgain()
    addEventListener('online', again)
    const timer = setInterval(again, KEPT_SUBMISSION_RETRY)
    return () => {
      removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [])

  const choose = (name: string, file: File) => void files.current.set(name, file)
  const percent = Math.round(progress * 100)
  const status = () => {
    if (state === 'waiting') return { tone: 'kept' as const, message: words.state.waitingApplication }
    return typeof state === 'object' ? { tone: 'failed' as const, message: state.failed } : undefined
  }
  if (state === 'kept') {
    const { keptApplication, keptApplicationUntil } = words.state
    return <Status replacesForm status={{ tone: 'kept', message: keptApplication, further: keptApplicationUntil }} />
  }

  const common = (name: 'name' | 'email' | 'city' | 'coverLetter') => ({
    id: idOf(name),
    label: words.label[name],
    error: errors[name],
    value: filled.values[name],
    field: register(name),
  })

  return (
    <form
      ref={form}
      id={formId}
      className="form"
      data-form="application"
      data-replay=""
      method="post"
      action={ENDPOINT}
      encType="multipart/form-data"
      noValidate
      onFocus={prepare}
      aria-busy={isBusy || undefined}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <ErrorSummary ref={summary} title={words.summary.title} lines={summaryLines(errors, idOf)} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="page" value={page} />
      {vacancy && <input type="hidden" name="vacancy" value={vacancy} />}
      <input type="hidden" name="source" value="website" />
      <Trap id={idOf('website')} label={words.label.website} field={register('website')} />

      <TextField {...common('name')} autoComplete="name" />
      <EmailField {...common('email')} words={words} />
      <Field id={idOf('phone')} name="phone" label={words.label.phone} hint={words.hint.phone} error={errors.phone}>
        {(described) => (
          <PhoneField
            {...register('phone')}
            {...described}
            api={phone}
            id={idOf('phone')}
            locale={locale}
            words={words.phoneField}
            types={lineTypes}
            defaultValue={filled.values.phone ?? ''}
          />
        )}
      </Field>
      <TextField {...common('city')} optional={words.hint.optional} autoComplete="address-level2" />
      <FileField
        key={`cv-${round}`}
        id={idOf('cv')}
        name="cv"
        label={words.label.cv}
        hint={words.hint.cv}
        error={errors.cv}
        chosenText={words.hint.cvKept}
        onChoose={choose}
      />
      <TextField {...common('coverLetter')} optional={words.hint.optional} hint={words.hint.coverLetter} rows={5} />
      {questions.map((question) => {
        const name = `answers.${question.key}`
        return (
          <QuestionField
            key={`${question.key}-${round}`}
            id={idOf(name)}
            words={words}
            question={question}
            error={errors[name]}
            value={filled.values[name]}
            field={register(name)}
            onChoose={choose}
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
