'use client'
import { useTemplateChoice } from '@/admin/components/useTemplateChoice'
import { useDraft } from '@/admin/useDraft'
import type { SectionProps } from './panelData'
import { useHiringWords } from './useHiringWords'
import { useLetters } from './useLetters'

/** A letter to the candidate, from a template or from nothing, or one that came from them by another way. */
export function LetterForm({ direction, panel, send }: SectionProps & { direction: 'received' | 'send' }) {
  const { words } = useHiringWords()
  const [{ subject, text }, write, clear] = useDraft(`${panel.id}:${direction}`, { subject: '', text: '' })
  const { language, templates } = useLetters(panel.id, direction === 'send')
  const written = language && { dir: language === 'ar' ? 'rtl' : 'ltr', lang: language }
  const { choose, question } = useTemplateChoice({ templates, text, write, words: words.panel })
  const submit = async () => {
    if (await send(`/api/applications/${panel.id}/mail`, { direction, subject, text })) clear()
  }
  return (
    <form
      className="hiring-form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {templates.length > 0 && (
        <label>
          {words.panel.template}
          <select value="" onChange={(event) => void choose(event.target.value)}>
            <option value="">{words.panel.chooseTemplate}</option>
            {templates.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {words.panel.subject}
        <input
          {...written}
          required
          maxLength={200}
          value={subject}
          onChange={(event) => write({ subject: event.target.value })}
        />
      </label>
      <label>
        {words.panel.text}
        <textarea
          {...written}
          required
          rows={templates.length > 0 ? 12 : 6}
          value={text}
          onChange={(event) => write({ text: event.target.value })}
        />
      </label>
      {direction === 'send' && <p className="hiring-card__quiet">{words.panel.linkHint}</p>}
      <button type="submit" className="hiring-button is-primary">
        {direction === 'send' ? words.panel.send : words.panel.save}
      </button>
      {question}
    </form>
  )
}
