import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PhoneInput } from './PhoneInput'

const form = vi.hoisted(() => ({
  value: '' as string | null,
  showError: false,
  setValue: vi.fn<(value: string) => void>(),
}))

// The form around it is Payload's.
vi.mock('@payloadcms/ui', () => ({
  FieldDescription: () => null,
  FieldError: () => null,
  FieldLabel: () => null,
  RenderCustomComponent: ({ Fallback }: { Fallback: ReactNode }) => Fallback,
  useField: () => ({ ...form, path: 'phone', disabled: false }),
  useTranslation: () => ({ i18n: { language: 'ar' } }),
  withCondition: (component: unknown) => component,
}))

configure({ asyncUtilTimeout: 4_000 })
const field = { name: 'phone', type: 'text' } as const
const shown = () => screen.getByRole<HTMLInputElement>('textbox')
const anInput = () => render(<PhoneInput field={field} path="phone" />)

beforeEach(() => Object.assign(form, { value: '', showError: false }))
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

test('the form holds the number with its country as soon as it can be one', async () => {
  const user = userEvent.setup()
  anInput()
  await user.click(shown())
  await user.type(shown(), '0501234567')

  expect(form.setValue).toHaveBeenLastCalledWith('+966501234567')
})

test('what the form holds anew is shown, and is no change of the person', async () => {
  form.value = '+966501234567'
  const { rerender } = anInput()
  expect(shown().value).toBe('+966501234567')

  form.value = '+971501234567'
  rerender(<PhoneInput field={field} path="phone" />)

  await waitFor(() => expect(shown().value.replaceAll(' ', '')).toBe('+971501234567'))
  expect(form.setValue).not.toHaveBeenCalled()
})

test('what somebody is typing is never replaced by what was saved', async () => {
  const user = userEvent.setup()
  const { rerender } = anInput()
  await user.click(shown())
  await user.type(shown(), '050')
  form.value = '+966501234567'
  rerender(<PhoneInput field={field} path="phone" />)

  expect(shown().value).toBe('050')
})
