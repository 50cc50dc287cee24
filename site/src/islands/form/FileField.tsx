import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cvAccept } from '@diwan/shared/contracts/cvFile'
import { Field } from './Field'

interface FileFieldProps {
  id: string
  name: string
  label: string
  optional?: string | undefined
  hint: string
  error: string | undefined
  /** Says which file is chosen. */
  chosenText: (name: string) => string
  onChoose: (name: string, file: File) => void
}

/** A file, chosen once: it stays chosen whatever becomes of the submission. */
export function FileField({ id, name, label, optional, hint, error, chosenText, onChoose }: FileFieldProps) {
  const [chosen, setChosen] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  const kept = useRef<File>(undefined)

  const keep = () => {
    const file = input.current?.files?.[0]
    // Some browsers empty the field when the file dialog is opened again and cancelled.
    if (!file) return
    kept.current = file
    onChoose(name, file)
  }
  const choose = () => {
    keep()
    setChosen(kept.current?.name)
  }
  const keepEarly = useEffectEvent(keep)
  // A file that was chosen before hydration. Nothing is said of it: a line that appears by itself moves what is being pressed below it.
  useEffect(() => queueMicrotask(() => keepEarly()), [])

  return (
    <Field id={id} name={name} label={label} optional={optional} hint={hint} error={error}>
      {(described) => (
        <>
          <input
            {...described}
            ref={input}
            id={id}
            name={name}
            className="input"
            type="file"
            accept={cvAccept}
            onChange={choose}
          />
          {chosen !== undefined && <p className="hint">{chosenText(chosen)}</p>}
        </>
      )}
    </Field>
  )
}
