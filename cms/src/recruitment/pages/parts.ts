import { html, type Html } from './html'

interface Field {
  name: string
  label: string
  type?: string
  value?: string | null
  hint?: string
  /** What is wrong with what was sent for it. */
  fault?: string | undefined
  isRequired?: boolean
  autocomplete?: string
}

const hintOf = ({ hint, name }: Field): Html =>
  html`${hint && html`<span class="hint" id="${name}-hint">${hint}</span>`}`

const faultOf = ({ fault, name }: Field): Html =>
  html`${fault && html`<span class="error" id="${name}-error">${fault}</span>`}`

/** What tells of a control beside its label; one with a fault is where to go on. */
function toldOf({ fault, hint, name }: Field): Html {
  const by = [hint && `${name}-hint`, fault && `${name}-error`].filter(Boolean).join(' ')
  return html`${by && html` aria-describedby="${by}"`}${fault && html` aria-invalid="true" autofocus`}`
}

/** A labelled field, in the classes of the site's own forms. */
export function field(asked: Field): Html {
  const { autocomplete, isRequired, label, name, type = 'text', value } = asked
  return html`<p class="field">
    <label class="label" for="${name}">${label}</label>
    ${hintOf(asked)}${faultOf(asked)}
    <input
      class="input"
      id="${name}"
      name="${name}"
      type="${type}"
      value="${type === 'file' ? '' : (value ?? '')}"
      ${type === 'email' && html`dir="ltr"`}${toldOf(asked)}${isRequired && html` required`}${autocomplete && html` autocomplete="${autocomplete}"`}
    />
  </p>`
}

/** A labelled field for several lines. */
export const area = (asked: Pick<Field, 'fault' | 'hint' | 'label' | 'name' | 'value'>): Html =>
  html`<p class="field">
    <label class="label" for="${asked.name}">${asked.label}</label>
    ${hintOf(asked)}${faultOf(asked)}
    <textarea class="input" id="${asked.name}" name="${asked.name}" rows="3" dir="auto" ${toldOf(asked)}>
${asked.value ?? ''}</textarea>
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

/**
 * A form that works without any script. What is wrong is said by the answer, in the words of the site: browsers say it in the language
 * they were installed in, and refuse addresses in Arabic letters.
 */
export const form = (action: string, content: Html, hasFile = false): Html =>
  html`<form method="post" action="${action}" novalidate ${hasFile && html` enctype="multipart/form-data"`}>
    ${content}
  </form>`

/** A sentence that says what was done or, leading to the control that it is about, what is wrong. */
export const notice = (text: string, about?: string): Html =>
  html`<p role="status"><strong>${about ? html`<a href="#${about}">${text}</a>` : text}</strong></p>`
