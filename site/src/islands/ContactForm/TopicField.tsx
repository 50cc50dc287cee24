import type { FormsMessages } from '@diwan/shared/messages/en/forms'
import { Field } from '../form/Field'
import type { FieldRegistration } from '../form/useFields'
import type { TopicOption } from './contactFormProps'

interface TopicFieldProps {
  id: string
  words: FormsMessages
  topics: readonly TopicOption[]
  chosen: string
  error: string | undefined
  field: FieldRegistration
}

/** What a message is about: services and industries, or something else. */
export function TopicField({ id, words, topics, chosen, error, field }: TopicFieldProps) {
  const { label, option } = words
  const groups = (['services', 'solutions'] as const)
    .map((group) => ({ group, members: topics.filter((topic) => topic.group === group) }))
    .filter(({ members }) => members.length > 0)
  return (
    <Field id={id} name="topic" label={label.topic} error={error}>
      {(described) => (
        <select {...field} {...described} id={id} className="input" defaultValue={chosen}>
          <option value="">{option.generalEnquiry}</option>
          {groups.map(({ group, members }) => (
            <optgroup key={group} label={option[group]}>
              {members.map(({ value, label: name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  )
}
