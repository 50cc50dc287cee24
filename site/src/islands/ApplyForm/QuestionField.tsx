import type { Question } from '@diwan/shared/contracts/vacancyQuestion'
import type { FormsMessages } from '@diwan/shared/messages/en/forms'
import { Field } from '../form/Field'
import { FileField } from '../form/FileField'
import { TextField } from '../form/TextField'
import type { FieldRegistration } from '../form/useFields'

interface QuestionFieldProps {
  id: string
  words: FormsMessages
  question: Question
  error: string | undefined
  value: string | undefined
  field: FieldRegistration
  onChoose: (name: string, file: File) => void
}

/** One question of a vacancy. */
export function QuestionField({ id, words, question, error, value = '', field, onChoose }: QuestionFieldProps) {
  const { hint, option } = words
  const { label, type } = question
  const common = { id, label, error, optional: question.required ? undefined : hint.optional }
  if (type === 'file') {
    return <FileField {...common} name={field.name} hint={hint.file} chosenText={hint.cvKept} onChoose={onChoose} />
  }
  if (type === 'text') return <TextField {...common} field={field} value={value} rows={3} />
  const yesOrNo = [
    { value: 'yes', label: option.yes },
    { value: 'no', label: option.no },
  ]
  const options = type === 'yes-no' ? yesOrNo : (question.options ?? [])
  return (
    <Field {...common} name={field.name}>
      {(described) => (
        <select {...field} {...described} id={id} className="input" defaultValue={value}>
          <option value="">{option.choose}</option>
          {options.map((offered) => (
            <option key={offered.value} value={offered.value}>
              {offered.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
