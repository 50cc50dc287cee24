import { panelMessages } from '@diwan/shared/messages/panel'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { FormState } from 'payload'
import { afterEach, expect, test, vi } from 'vitest'
import { FormFaults } from './FormFaults'

const form = vi.hoisted(() => ({
  fields: {} as FormState,
  isProcessing: false,
  isSubmitted: false,
  language: 'en' as 'en' | 'ar',
}))
const calls = vi.hoisted(() => ({ dispatchFields: vi.fn(), setModified: vi.fn(), setSubmitted: vi.fn() }))

// The form is Payload's.
vi.mock('@payloadcms/ui', () => {
  const context = { ...calls, getFields: () => form.fields }
  return {
    Button: ({ children, onClick }: { children: string; onClick: () => void }) => (
      <button type="button" onClick={onClick}>
        {children}
      </button>
    ),
    useAllFormFields: () => [form.fields],
    useForm: () => context,
    useFormProcessing: () => form.isProcessing,
    useFormSubmitted: () => form.isSubmitted,
    useTranslation: () => ({ i18n: { language: form.language } }),
  }
})

// jsdom draws nothing that could be scrolled.
Element.prototype.scrollIntoView = () => undefined

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  Object.assign(form, { fields: {}, isProcessing: false, isSubmitted: false, language: 'en' })
})

const required = { valid: false, errorMessage: 'This field is required.' }
const faulty: FormState = {
  title: { value: '', ...required },
  excerpt: { value: '', ...required },
  faqs: { value: 1, ...required },
  'faqs.0.question': { value: 'Why?', valid: true },
  'faqs.1.question': { value: '', ...required },
  hidden: { value: '', ...required, passesCondition: false },
  slug: { value: 'a', valid: true },
}

/** What Payload draws of a form: the second field lies in a row that is closed. */
function Form() {
  const open = (event: { currentTarget: Element }) =>
    event.currentTarget.closest('.collapsible')?.classList.remove('collapsible--collapsed')
  return (
    <>
      <div className="field-type">
        <span className="field-error" />
        <input aria-label="Of the form below this drawer" />
      </div>
      <form>
        <FormFaults />
        <div className="field-type">
          <input aria-label="Slug" />
        </div>
        <div className="collapsible collapsible--collapsed">
          <button type="button" className="collapsible__toggle" onClick={open} />
          <div className="field-type">
            <span className="field-error" />
            <input aria-label="Title" />
          </div>
        </div>
      </form>
    </>
  )
}

/** Somebody presses Publish, and the answer leaves the form so. */
function publish(answer: Partial<typeof form>) {
  const { rerender } = render(<Form />)
  Object.assign(form, { isProcessing: true })
  rerender(<Form />)
  Object.assign(form, { isProcessing: false, isSubmitted: true, ...answer })
  rerender(<Form />)
  return { rerender: () => rerender(<Form />) }
}

const notice = () => screen.queryByRole('status')?.textContent ?? ''
const { left, first } = panelMessages.en.faults

test('who publishes what is refused is led to the first faulty field, its row open, and told how many there are', async () => {
  publish({ fields: faulty })

  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')))
  expect(document.querySelector('.collapsible--collapsed')).toBeNull()
  expect(notice()).toContain(left(3))
  // What was sent is not saved.
  expect(calls.setModified).toHaveBeenCalledWith(true)

  screen.getByLabelText('Slug').focus()
  fireEvent.click(screen.getByRole('button', { name: first }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')))
})

test('marks that the next draft takes away come back, but not on what was changed', () => {
  const { rerender } = publish({ fields: faulty })

  const unmarked = Object.fromEntries(Object.entries(faulty).map(([path, field]) => [path, { ...field, valid: true }]))
  Object.assign(form, { isSubmitted: false, fields: { ...unmarked, title: { value: 'Written', valid: true } } })
  rerender()

  const errors = ['excerpt', 'faqs.1.question'].map((path) => ({ path, message: required.errorMessage }))
  expect(calls.dispatchFields).toHaveBeenLastCalledWith({ type: 'ADD_SERVER_ERRORS', errors })
  expect(calls.setSubmitted).toHaveBeenCalledWith(true)
  expect(notice()).toContain(left(2))
})

test('nothing is said once every field is corrected, and nothing leads away from what is published', () => {
  const { rerender } = publish({ fields: faulty })
  const corrected = { title: { value: 'A', valid: true }, excerpt: { value: 'B', valid: true } }
  Object.assign(form, { fields: corrected })
  rerender()
  expect(notice()).toBe('')

  vi.clearAllMocks()
  cleanup()
  publish({ fields: corrected, isSubmitted: false })
  expect(notice()).toBe('')
  expect(calls.setModified).not.toHaveBeenCalled()
})

test.each(['en', 'ar'] as const)('how many fields are left is said in the reader’s language (%s)', (language) => {
  publish({ fields: faulty, language })

  expect(notice()).toContain(panelMessages[language].faults.left(3))
})
