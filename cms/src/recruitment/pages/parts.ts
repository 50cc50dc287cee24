import { html, type Html } from './html'

interface Field {
  name: string
  label: string
  type?: string
  value?: string | null
  hint?: string
  isRequired?: boolean
  autocomplete?: string
}

/** A labelled field, in the classes of the site's own forms. */
export const field = ({ autocomplete, hint, isRequired, label, name, type = 'text', value }: Field): Html =>
  html`<p class="field">
    <label class="label" for="${name}">${label}</label>
    ${hint && html`<span class="hint" id="${name}-hint">${hint}</span>`}
    <input
      class="input"
      id="${name}"
      name="${name}"
      type="${type}"
      value="${type === 'file' ? '' : (value ?? '')}"
      ${
        hint && html` aria-describedby="${name}-hint"`
      }${isRequired && html` required`}${autocomplete && html` autocomplete="${autocomplete}"`}
    />
  </p>`

/** A labelled field for several lines. */
export const area = ({ hint, label, name, value }: Pick<Field, 'hint' | 'label' | 'name' | 'value'>): Html =>
  html`<p class="field">
    <label class="label" for="${name}">${label}</label>
    ${hint && html`<span class="hint" id="${name}-hint">${hint}</span>`}
    <textarea
      class="input"
      id="${name}"
      name="${name}"
      rows="3"
      dir="auto"
      ${hint && html`aria-describedby="${name}-hint"`}
    >
${value ?? ''}</textarea>
  </p>`

interface Choice {
  name: string
  label: string
  /** What it says while nothing is chosen. */
  none: string
  options: readonly (readonly [value: string, text: string])[]
  value?: string | null
}

/** A labelled list to choose one of, or none. */
export const choice = ({ label, name, none, options, value }: Choice): Html =>
  html`<p class="field">
    <label class="label" for="${name}">${label}</label>
    <select class="input" id="${name}" name="${name}">
      <option value="">${none}</option>
      ${options.map(([one, text]) => html`<option value="${one}" ${one === value && html`selected`}>${text}</option>`)}
    </select>
  </p>`

/** A button that sends its form. */
export const button = (label: string, style: 'primary' | 'secondary' = 'primary'): Html =>
  html`<p><button class="button" data-style="${style}" type="submit">${label}</button></p>`

/** A form that works without any script. */
export const form = (action: string, content: Html, hasFile = false): Html =>
  html`<form method="post" action="${action}" ${hasFile && html` enctype="multipart/form-data"`}>${content}</form>`

/** A sentence that says what was done or is wrong. */
export const notice = (text: string): Html => html`<p role="status"><strong>${text}</strong></p>`
