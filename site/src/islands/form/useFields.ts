import { useState, type SubmitEvent } from 'react'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What makes a control one of the form's fields. */
export interface FieldRegistration {
  name: string
  ref: (control: Control | null) => void
}

/** What a submission says about a field; an unticked box says `false`. */
type Value = string | false

/**
 * The fields of a form, kept where visitors type them: in the controls themselves. So what was typed before hydration stays,
 * and typing renders nothing.
 */
export function useFields<Fields extends { [Name in keyof Fields]: Value } = Record<string, Value>>() {
  const [controls] = useState(() => new Map<string, Control>())
  return {
    register: (name: string & keyof Fields): FieldRegistration => ({
      name,
      ref: (control) => void (control ? controls.set(name, control) : controls.delete(name)),
    }),
    /** An `onSubmit` that sends the fields in place of the browser. */
    handleSubmit: (send: (fields: Fields) => unknown) => async (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      await send(Object.fromEntries([...controls].map(([name, control]) => [name, valueOf(control)])) as Fields)
    },
    setValue: (name: string & keyof Fields, value: string) => {
      const control = controls.get(name)
      if (control) control.value = value
    },
    /** Empties the form. */
    reset: () => {
      for (const control of controls.values()) {
        control.form?.reset()
        break
      }
    },
  }
}

function valueOf(control: Control): Value {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked && control.value
  return control.value
}
