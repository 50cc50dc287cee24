import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { localePath } from '@diwan/shared/content'
import { contactFormSchema } from '@diwan/shared/contracts/contactForm'
import { faultsByField } from '@diwan/shared/contracts/faultsByField'
import { keepSubmission } from '@diwan/shared/browser/keptSubmissions'
import { sendSubmission } from '@diwan/shared/browser/sendSubmission'
import { closeSubmissionKey, openSubmissionKey } from '@diwan/shared/browser/submissionKey'
import { goTo } from '@diwan/shared/browser/goTo'
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
import type { ContactFormProps } from './contactFormProps'
import { TopicField } from './TopicField'

interface Fields {
  name: string
  email: string
  phone: string
  company: string
  topic: string
  message: string
  consent: string | false
  website: string
}

type State = 'ready' | 'busy' | 'done' | 'kept' | { failed: string }

const ENDPOINT = `${import.meta.env.PUBLIC_API_BASE ?? ''}/api/contacts/submit`

/** The contact form in its three kinds. Complete as HTML; sends itself, keeps what cannot be delivered, and never sends twice. */
export default function ContactForm({
  locale,
  page,
  kind = 'contact',
  topics = [],
  topic = '',
  report,
}: ContactFormProps) {
  const words = formsMessages[locale]
  const formId = `${kind}-form`
  const idOf = (name: string) => `${kind}-${name}`
  const [filled] = useState(() => filledForm(formId))
  const { errors, show, summary } = useErrors(filled.errors, words.summary.prefix)
  const [state, setState] = useState<State>('ready')
  const phone = useRef<PhoneFieldApi>(null)
  const { register, handleSubmit, setValue, reset } = useFields<Fields>()
  const isRequest = kind === 'report-request'
  const keyName = `${kind}:${page}:${report ?? ''}`

  // A service's page links here with its topic in the address.
  const takeTopicFromAddress = useEffectEvent(() => {
    const asked = new URLSearchParams(location.search).get('topic')
    if (asked && topics.some(({ value }) => value === asked)) setValue('topic', asked)
    openSubmissionKey(keyName)
  })
  useEffect(() => takeTopicFromAddress(), [])

  // Back from the thank-you page the browser shows the form as it was left: sent, and busy for ever.
  const startAnew = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted || state !== 'done') return
    reset()
    setState('ready')
  })
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => startAnew(event)
    addEventListener('pageshow', listen)
    return () => removeEventListener('pageshow', listen)
  }, [])

  const bodyOf = ({ website, ...fields }: Fields) => {
    const optional = { phone: phone.current?.getNumber() ?? fields.phone, company: fields.company, topic: fields.topic }
    const given = Object.entries(optional).filter(([, value]) => value)
    const required = { name: fields.name, email: fields.email, consent: fields.consent, message: fields.message ?? '' }
    const body = { kind, locale, ...required, ...Object.fromEntries(given), ...(report && { report }) }
    return { body, hidden: { page, website } }
  }

  const send = async (fields: Fields) => {
    if (state === 'busy' || state === 'done') return
    const { body, hidden } = bodyOf(fields)
    const judged = contactFormSchema.safeParse(body)
    if (!judged.success) {
      const faults = Object.entries(faultsByField(judged.error))
      show(Object.fromEntries(faults.map(([name, fault]) => [name, words.fault[fault]])))
      return
    }
    show({})
    setState('busy')
    const key = openSubmissionKey(keyName)
    const sent = { ...body, ...hidden }
    const outcome = navigator.onLine ? await sendSubmission(ENDPOINT, sent, key) : ({ state: 'unreachable' } as const)
    if (outcome.state === 'done') {
      setState('done')
      closeSubmissionKey(keyName)
      goTo(`${localePath(locale, '/thank-you')}?reference=${encodeURIComponent(outcome.reference)}`)
    } else if (outcome.state === 'tooMany') {
      setState({ failed: words.state.tooMany(Math.max(1, Math.ceil(outcome.wait / MINUTE))) })
    } else if (outcome.state === 'refused') {
      const named = outcome.errors.filter(({ path }) => document.getElementById(idOf(path)))
      setState(named.length > 0 ? 'ready' : { failed: words.state.refused })
      show(Object.fromEntries(named.map(({ path, message }) => [path, message])))
    } else if (keepSubmission({ key, url: ENDPOINT, body: sent, locale, keptAt: Date.now() })) {
      closeSubmissionKey(keyName)
      setState('kept')
    } else setState({ failed: words.state.failed })
  }

  if (state === 'kept') {
    return <Status replacesForm status={{ tone: 'kept', message: words.state.kept, further: words.state.keptUntil }} />
  }

  const isBusy = state === 'busy' || state === 'done'
  const action = {
    contact: words.action.send,
    'partner-enquiry': words.action.partner,
    'report-request': words.action.report,
  }
  return (
    <form
      id={formId}
      className="form"
      data-form={kind}
      data-replay=""
      method="post"
      action={ENDPOINT}
      noValidate
      aria-busy={isBusy || undefined}
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <ErrorSummary ref={summary} title={words.summary.title} lines={summaryLines(errors, idOf)} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="page" value={page} />
      {report && <input type="hidden" name="report" value={report} />}
      <Trap id={idOf('website')} label={words.label.website} field={register('website')} />

      <Field id={idOf('name')} name="name" label={words.label.name} error={errors.name}>
        {(described) => (
          <input
            {...register('name')}
            {...described}
            type="text"
            id={idOf('name')}
            className="input"
            autoComplete="name"
            defaultValue={filled.values.name}
          />
        )}
      </Field>
      <Field id={idOf('email')} name="email" label={words.label.email} hint={words.hint.email} error={errors.email}>
        {(described) => (
          <input
            {...register('email')}
            {...described}
            id={idOf('email')}
            className="input"
            type="email"
            dir="ltr"
            autoComplete="email"
            spellCheck={false}
            defaultValue={filled.values.email}
          />
        )}
      </Field>
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
            types={lineTypes}
            defaultValue={filled.values.phone ?? ''}
          />
        )}
      </Field>
      {kind !== 'contact' && (
        <Field
          id={idOf('company')}
          name="company"
          label={words.label.company}
          optional={words.hint.optional}
          error={errors.company}
        >
          {(described) => (
            <input
              {...register('company')}
              {...described}
              type="text"
              id={idOf('company')}
              className="input"
              autoComplete="organization"
              defaultValue={filled.values.company}
            />
          )}
        </Field>
      )}
      {topics.length > 0 && (
        <TopicField
          id={idOf('topic')}
          locale={locale}
          topics={topics}
          chosen={filled.values.topic ?? topic}
          error={errors.topic}
          field={register('topic')}
        />
      )}
      {!isRequest && (
        <Field id={idOf('message')} name="message" label={words.label.message} error={errors.message}>
          {(described) => (
            <textarea
              {...register('message')}
              {...described}
              id={idOf('message')}
              className="input"
              rows={6}
              defaultValue={filled.values.message}
            />
          )}
        </Field>
      )}
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
