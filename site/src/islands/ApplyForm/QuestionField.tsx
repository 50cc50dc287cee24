import type { Locale } from '@diwan/shared/content'
import { formsMessages } from '@diwan/shared/messages/forms'
import { Field } from '../form/Field'
import type { FieldRegistration } from '../form/useFields'
import type { ApplyQuestion } from './applyFormProps'

interface QuestionFieldProps {
  id: string
  locale: Locale
  question: ApplyQuestion
  error: string | undefined
  value: string | undefined
  field: FieldRegistration
}

/** One question of a vacancy. */
export function QuestionField({ id, locale, question, error, value = '', field }: QuestionFieldProps) {
  const { hint, option } = formsMessages[locale]
  const yesOrNo = [
    { value: 'yes', label: option.yes },
    { value: 'no', label: option.no },
  ]
  const options = question.type === 'yes-no' ? yesOrNo : (question.options ?? [])
  return (
    <Field
      id={id}
      name={field.name}
      label={question.label}
      optional={question.required ? undefined : hint.optional}
      error={error}
    >
      {(described) => {
        if (question.type === 'file') return <input {...field} {...described} id={id} className="input" type="file" />
        if (question.type === 'text') {
          return <textarea {...field} {...described} id={id} className="input" rows={3} defaultValue={value} />
        }
        return (
          <select {...field} {...described} id={id} className="input" defaultValue={value}>
            <option value="">{option.choose}</option>
            {options.map(({ value: answer, label }) => (
              <option key={answer} value={answer}>
                {label}
              </option>
            ))}
          </select>
        )
      }}
    </Field>
  )
}
