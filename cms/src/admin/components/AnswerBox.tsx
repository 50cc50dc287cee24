'use client'

import { deskMessages } from '@diwan/shared/messages/desk'
import { Button, useDocumentInfo, useForm, useFormModified, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { callApi } from '@/admin/callApi'
import { useDraft } from '@/admin/useDraft'
import { useTemplateChoice } from './useTemplateChoice'

interface Template {
  id: string
  title: string
  subject: string
  text: string
}

interface Draft {
  /** None while it is the usual one. */
  subject?: string
  text: string
}

/** What an answer changes of a record, as far as its form can. */
interface Answered {
  status: string
  assignee: string | null
  answers: number
}

/** In an enquiry: answer by mail, from a template or from nothing. */
export function AnswerBox() {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  return id ? <Answer id={String(id)} language={i18n.language} /> : null
}

function Answer({ id, language }: { id: string; language: string }) {
  const [templates, setTemplates] = useState<Template[]>([])
  const [direction, setDirection] = useState('ltr')
  const [draft, write, clear] = useDraft<Draft>(`contact:${id}`, { text: '' })
  const [usual, setUsual] = useState('')
  const subject = draft.subject ?? usual
  const [note, setNote] = useState<{ text: string; isFault: boolean } | null>(null)
  const [isBusy, setBusy] = useState(false)
  // How many answers whoever writes knows of: a visitor is not answered twice because two had the enquiry open.
  const [seen, setSeen] = useState<number>()
  const router = useRouter()
  const { dispatchFields } = useForm()
  const isModified = useFormModified()
  const words = deskMessages[language === 'ar' ? 'ar' : 'en']

  useEffect(() => {
    let isGone = false
    callApi<{ language: string; subject?: string; templates: Template[]; answers: number }>(
      `/api/contacts/${id}/templates`,
    ).then(
      (answer) => {
        if (isGone) return
        setTemplates(answer.templates)
        setSeen(answer.answers)
        setUsual(answer.subject ?? '')
        setDirection(answer.language === 'ar' ? 'rtl' : 'ltr')
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [id])

  const { choose, question } = useTemplateChoice({ templates, text: draft.text, write, words })
  // Drawn anew, the form would lose what is not saved yet; saved as it is, it would take the answer's marks back.
  const show = ({ assignee, status }: Answered) => {
    for (const [path, value] of Object.entries({ assignee, status })) {
      dispatchFields({ type: 'UPDATE', path, value, initialValue: value })
    }
  }
  const send = async () => {
    setBusy(true)
    setNote(null)
    try {
      const answered = await callApi<Answered>(`/api/contacts/${id}/answer`, 'POST', { ...draft, subject, seen })
      clear()
      setSeen(answered.answers)
      setNote({ text: words.sent, isFault: false })
      if (isModified) show(answered)
      else router.refresh()
    } catch (error) {
      // What was written stays in the box.
      setNote({ text: error instanceof Error ? error.message : String(error), isFault: true })
    }
    setBusy(false)
  }
  const isReady = subject.trim() !== '' && draft.text.trim() !== ''
  return (
    <section className="diwan-panel" aria-label={words.answer} aria-busy={isBusy}>
      <h3>{words.answer}</h3>
      {templates.length > 0 && (
        <label>
          {words.template}
          <select value="" onChange={(event) => void choose(event.target.value)}>
            <option value="">{words.choose}</option>
            {templates.map((one) => (
              <option key={one.id} value={one.id}>
                {one.title}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {words.subject}
        <input
          dir={direction}
          value={subject}
          maxLength={200}
          onChange={(event) => write({ subject: event.target.value })}
        />
      </label>
      <label>
        {words.text}
        <textarea
          dir={direction}
          rows={8}
          value={draft.text}
          maxLength={10_000}
          onChange={(event) => write({ text: event.target.value })}
        />
      </label>
      <Button disabled={!isReady || isBusy} onClick={() => void send()}>
        {words.send}
      </Button>
      <p role={note?.isFault ? 'alert' : 'status'} className={note?.isFault ? 'diwan-fault' : undefined}>
        {note?.text}
      </p>
      {question}
    </section>
  )
}
