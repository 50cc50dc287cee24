import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { localePath } from '@diwan/shared/content'
import { keepSubmission } from '@diwan/shared/browser/keptSubmissions'
import { loadSender } from '@diwan/shared/browser/submitLazily'
import { PhoneField, type PhoneFieldApi } from '@diwan/shared/react/PhoneField'
import { Consent } from '../form/Consent'
import { EmailField } from '../form/EmailField'
import { ErrorSummary } from '../form/ErrorSummary'
import { Field } from '../form/Field'
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
import { contactBody, type ContactFields } from './contactBody'
import type { TopicOption, WordedContactFormProps } from './contactFormProps'
import { TopicField } from './TopicField'

const ENDPOINT = `${import.meta.env.PUBLIC_API_BASE ?? ''}/api/contacts/submit`
const NO_TOPICS: readonly TopicOption[] = []
const loadJudge = lazily('The form is judged by the server only', () =>
  import('@diwan/shared/contracts/contactForm').then(({ judgeContactFields }) => judgeContactFields),
)

/** The contact form in its three kinds. Complete as HTML; sends itself, keeps what cannot be delivered, and never sends twice. */
export function ContactForm(props: WordedContactFormProps) {
  const { locale, page, kind = 'contact', topics = NO_TOPICS, topic = '', report, place, words } = props
  const prefix = place ? `${kind}-${place}` : kind
  const formId = `${prefix}-form`
  const idOf = (name: string) => `${prefix}-${name}`
  const [filled] = useState(() => filledForm(formId))
  const { errors, show, summary } = useErrors(filled.errors, words.summary.prefix)
  const phone = useRef<PhoneFieldApi>(null)
  const { register, handleSubmit, setValue, reset } = useFields<ContactFields>()
  const isRequest = kind === 'report-request'
  const { isBusy, send, state } = useSending({
    form: `${kind}:${report ?? ''}`,
    endpoint: ENDPOINT,
    locale,
    about: isRequest ? 'report' : 'message',
    words,
    hasField: (name) => document.getElementById(idOf(name)) !== null,
    showErrors: show,
    onUnreachable: (body, unsent) =>
      !(body instanceof FormData) && keepSubmission({ ...unsent, body }) ? 'kept' : { failed: words.state.failed },
    onAnew: reset,
  })

  // A service's page links here with its topic in the address.
  const takeTopicFromAddress = useEffectEvent(() => {
    const asked = new URLSearchParams(location.search).get('topic')
    if (asked && topics.some(({ value }) => value === asked)) setValue('topic', asked)
  })
  useEffect(() => takeTopicFromAddress(), [])

  const prepare = () => void Promise.all([loadJudge(), loadSender()])
  useEarlyFocus(formId, prepare)

  const submit = async ({ website, ...fields }: ContactFields) => {
    if (isBusy) return
    const typed = { ...fields, phone: phone.current?.getNumber() ?? fields.phone }
    const body = contactBody(typed, { kind, locale, report })
    const judged = (await loadJudge())?.(body)
    const faults = judged && 'faults' in judged ? Object.entries(judged.faults) : []
    show(Object.fromEntries(faults.map(([name, fault]) => [name, words.fault[fault]])))
    if (faults.length === 0) await send({ ...body, page, website })
  }

  if (state === 'kept') {
    return <Status replacesForm status={{ tone: 'kept', message: words.state.kept, further: words.state.keptUntil }} />
  }

  const action = {
    contact: words.action.send,
    'partner-enquiry': words.action.partner,
    'report-request': words.action.report,
  }
  const common = (name: 'name' | 'email' | 'company' | 'message') => ({
    id: idOf(name),
    label: words.label[name],
    error: errors[name],
    value: filled.values[name],
    field: register(name),
  })
  return (
    <form
      id={formId}
      className="form"
      data-form={kind}
      data-replay=""
      method="post"
      action={ENDPOINT}
      noValidate
      onFocus={prepare}
      aria-busy={isBusy || undefined}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <ErrorSummary ref={summary} title={words.summary.title} lines={summaryLines(errors, idOf)} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="page" value={page} />
      {report && <input type="hidden" name="report" value={report} />}
      {place && <input type="hidden" name="place" value={place} />}
      <Trap id={idOf('website')} label={words.label.website} field={register('website')} />

      <TextField {...common('name')} autoComplete="name" />
      <EmailField {...common('email')} words={words} />
      <Field
        id={idOf('phone')}
        name="phone"
        label={words.label.phone}
        optional={words.hint.optional}
        hint={words.hint.phone}
        error={errors.phone}
      >
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
      {kind !== 'contact' && (
        <TextField {...common('company')} optional={words.hint.optional} autoComplete="organization" />
      )}
      {topics.length > 0 && (
        <TopicField
          id={idOf('topic')}
          words={words}
          topics={topics}
          chosen={filled.values.topic ?? topic}
          error={errors.topic}
          field={register('topic')}
        />
      )}
      {!isRequest && <TextField {...common('message')} rows={6} />}
      <Consent
        id={idOf('consent')}
        label={words.label.consent}
        error={errors.consent}
        isChecked={filled.values.consent === 'true'}
        field={register('consent')}
      >
        <a href={localePath(locale, '/privacy-policy')}>{words.hint.privacy}</a>
      </Consent>

      <div className="actions">
        <button className="button" type="submit" data-replay="" aria-disabled={isBusy || undefined}>
          {isBusy ? words.action.sending : action[kind]}
        </button>
      </div>
      <Status status={typeof state === 'object' ? { tone: 'failed', message: state.failed } : undefined} />
    </form>
  )
}
