import type { FieldRegistration } from './useFields'

/** A field that people do not see and programs fill in. */
export function Trap({ id, label, field }: { id: string; label: string; field: FieldRegistration }) {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input {...field} id={id} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
