import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { phoneMessages } from '../messages/phone.ts'
import { PhoneField } from './PhoneField.tsx'
import type { PhoneFieldApi, PhoneFieldProps } from './phoneFieldProps.ts'

// Metadata and list are loaded when they are needed; a busy machine takes its time.
configure({ asyncUtilTimeout: 4_000 })
afterEach(cleanup)

async function aField(props: Partial<PhoneFieldProps> = {}) {
  const api = createRef<PhoneFieldApi>()
  const user = userEvent.setup()
  const words = phoneMessages[props.locale ?? 'en']
  render(<PhoneField id="phone" name="phone" locale="en" words={words} api={api} {...props} />)
  const input = screen.getByRole<HTMLInputElement>('textbox')
  await user.click(input)
  await waitFor(() => expect(api.current!.isPossible()).not.toBeNull())
  const button = () => screen.getByRole('button')
  return { api: api.current!, refreshed: () => api.current!, user, input, button }
}

test('a Saudi number is formatted while it is typed and read as E.164', async () => {
  const { input, user, refreshed } = await aField()
  await user.type(input, '0501234567')
  expect(input.value).toBe('050 123 4567')
  expect(refreshed().getNumber()).toBe('+966501234567')
  expect(refreshed().isValid()).toBe(true)
})

test('strict mode lets nothing else in', async () => {
  const { input, user } = await aField()
  await user.type(input, '05a0-123 4567999')
  expect(input.value).toBe('050 123 4567')
})

test('without strict mode everything is kept, and checked', async () => {
  const { input, user, refreshed } = await aField({ strict: false })
  await user.type(input, '050123456789')
  expect(refreshed().getError()).toBe('TOO_LONG')
  await user.clear(input)
  await user.type(input, 'ring me')
  expect(input.value).toBe('ring me')
  expect(refreshed().getError()).toBe('NOT_A_NUMBER')
})

test('a dial code selects its country [§5.3]', async () => {
  const onCountryChange = vi.fn()
  const { input, user, button } = await aField({ onCountryChange })
  await user.type(input, '+97150')
  expect(button().getAttribute('aria-label')).toBe('Country of the number: United Arab Emirates, +971')
  expect(onCountryChange).toHaveBeenLastCalledWith('ae')
})

test('the caret stays after the digit that was typed', async () => {
  const { input, user } = await aField()
  await user.type(input, '050134567')
  input.setSelectionRange(5, 5)
  await user.keyboard('2')
  expect(input.value).toBe('050 123 4567')
  expect(input.selectionStart).toBe(6)
})

test('a paste keeps digits and the leading plus', async () => {
  const { input, user } = await aField()
  await user.paste('Tel: +966 (50) 123-4567')
  expect(input.value).toBe('+966 50 123 4567')
  await user.clear(input)
  await user.paste('+966 (50) 123-4567 999')
  expect(input.value).toBe('+966 50 123 4567')
})

test('eastern digits are shown as typed and computed as ASCII', async () => {
  const { input, user, refreshed } = await aField({ locale: 'ar' })
  await user.type(input, '٠٥٠١٢٣٤٥٦٧٨')
  expect(input.value).toBe('٠٥٠١٢٣٤٥٦٧')
  expect(refreshed().getNumber()).toBe('+966501234567')
  expect(input.dir).toBe('ltr')
})

test('text that was there before hydration stays, and its country is found', async () => {
  const { input, button } = await aField({ defaultValue: '+97150' })
  expect(input.value.replace(/\s/g, '')).toBe('+97150')
  expect(button().getAttribute('aria-label')).toContain('United Arab Emirates')
})

test('a country is searched, moved to with wrapping keys, and chosen with Enter', async () => {
  const onChange = vi.fn()
  const { input, user, button } = await aField({ onChange })
  await user.type(input, '+966501')
  onChange.mockClear()
  await user.click(button())
  const search = await screen.findByRole('combobox')
  await waitFor(() => expect(document.activeElement).toBe(search))
  expect(button().getAttribute('aria-expanded')).toBe('true')
  await user.type(search, 'united')
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeLessThan(10))
  const options = screen.getAllByRole('option')
  expect(search.getAttribute('aria-activedescendant')).toBe(options[0]!.id)
  expect(screen.getByRole('status').textContent).toBe(`${options.length} countries found`)
  await user.keyboard('{ArrowUp}')
  expect(search.getAttribute('aria-activedescendant')).toBe(options.at(-1)!.id)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(input)
  expect(input.value.replace(/\s/g, '')).toMatch(/^\+971501$/)
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('Escape closes the list and returns the focus, Tab and a press outside just close it', async () => {
  const { user, button } = await aField()
  await user.click(button())
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button())
  await user.click(button())
  await user.tab()
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(button())
  await user.pointer({ keys: '[MouseLeft]', target: document.body })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('without a search field letters find a country', async () => {
  const { user, button } = await aField({ search: false })
  await user.click(button())
  const list = await screen.findByRole('listbox')
  await waitFor(() => expect(document.activeElement).toBe(list))
  await user.keyboard('ku')
  expect(list.getAttribute('aria-activedescendant')).toMatch(/kw$/)
})

test('the list speaks Arabic and finds a country by both names', async () => {
  const { user, button } = await aField({ locale: 'ar' })
  await user.click(button())
  expect((await screen.findByRole('dialog')).dir).toBe('rtl')
  await user.type(screen.getByRole('combobox'), 'germany')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  expect(screen.getByRole('option').textContent).toContain('ألمانيا')
})

test('a looked-up country is used while the field is empty, and a failure changes nothing [§7.10]', async () => {
  const found = await aField({ lookUpCountry: async () => 'KW' })
  await waitFor(() => expect(found.button().getAttribute('aria-label')).toContain('Kuwait'))
  cleanup()
  const failed = await aField({ lookUpCountry: () => Promise.reject(new Error('blocked')) })
  await act(async () => undefined)
  expect(failed.button().getAttribute('aria-label')).toContain('Saudi Arabia')
})

test('with the dial code outside, the field holds the national number', async () => {
  const { input, user, refreshed, button } = await aField({ separateDialCode: true })
  expect(button().textContent).toContain('+966')
  await user.type(input, '+501234567')
  expect(input.value).toBe('50 123 4567')
  expect(refreshed().getNumber()).toBe('+966501234567')
})

test('an impossible beginning shows the globe, and an emptied field the default country again', async () => {
  const { button, input, user } = await aField()
  await user.type(input, '+97150')
  await user.clear(input)
  await user.type(input, '+0')
  expect(button().getAttribute('aria-label')).toBe('Country of the number: not known yet')
  await user.clear(input)
  expect(button().getAttribute('aria-label')).toContain('Saudi Arabia')
})

test('what was pasted outside strict mode keeps its format until it has none', async () => {
  const { input, user } = await aField({ strict: false })
  await user.paste('050-123-45')
  await user.type(input, '67')
  expect(input.value).toBe('050-123-4567')
  await user.clear(input)
  await user.type(input, '0501234567')
  expect(input.value).toBe('050 123 4567')
})

test('with the dial code outside, a whole international number is taken apart', async () => {
  const { button, input, refreshed, user } = await aField({ separateDialCode: true, defaultValue: '+966 50 123 4567' })
  expect(input.value).toBe('50 123 4567')
  await user.clear(input)
  await user.paste('Tel. +971 50 123 4567')
  expect(button().textContent).toContain('+971')
  expect(input.value).toBe('50 123 4567')
  expect(refreshed().getNumber()).toBe('+971501234567')
  act(() => refreshed().setNumber('+965 5000 0000'))
  expect(refreshed().getCountry()).toBe('kw')
  expect(input.value.replace(/\D/g, '')).toBe('50000000')
})

test('Enter right after the last letter chooses what the letters find', async () => {
  const { button, input, user } = await aField()
  await user.click(button())
  await user.type(await screen.findByRole('combobox'), 'kuwait{Enter}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(input)
  expect(button().getAttribute('aria-label')).toContain('Kuwait')
})

test('the country of a number can be chosen with keys alone, and the number stays', async () => {
  const { button, input, user } = await aField()
  await user.type(input, '0501234567')
  await user.tab({ shift: true })
  expect(document.activeElement).toBe(button())
  await user.keyboard('{Enter}')
  const search = await screen.findByRole('combobox')
  await user.type(search, 'uae')
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/found/))
  await user.keyboard('{Enter}')
  expect(input.value.replace(/\D/g, '')).toBe('0501234567')
  expect(button().getAttribute('aria-label')).toContain('United Arab Emirates')
})

test('a field that is read only shows its number and its country, and takes nothing', async () => {
  const onChange = vi.fn()
  const { button, input, user } = await aField({ defaultValue: '+971501234567', readOnly: true, onChange })
  const shown = input.value
  await user.type(input, '9')
  await user.paste('0501234567')
  await user.click(button())

  expect(input.value).toBe(shown)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(button().getAttribute('aria-label')).toContain('971')
  expect(onChange).not.toHaveBeenCalled()
})

test('two zeros before a dial code become a plus, typed and pasted', async () => {
  const { input, user, refreshed, button } = await aField()
  await user.type(input, '00966501234567')
  expect(input.value).toBe('+966 50 123 4567')
  expect(input.selectionStart).toBe(input.value.length)
  await user.clear(input)
  await user.paste('00971 50 123 4567')
  expect(input.value).toBe('+971 50 123 4567')
  expect(button().getAttribute('aria-label')).toContain('United Arab Emirates')
  await user.clear(input)
  await user.type(input, '٠٠٩٦٦٥٠١٢٣٤٥٦٧')
  expect(input.value).toBe('+٩٦٦٥٠١٢٣٤٥٦٧')
  expect(refreshed().getNumber()).toBe('+966501234567')
})

test.each(['966501234567+', '966+ 50 123 4567', '(966+) 50-123-4567'])(
  'the plus that stands behind among Arabic letters comes in front: %s',
  async (written) => {
    const { input, user } = await aField()
    await user.paste(written)
    expect(input.value).toBe('+966 50 123 4567')
    fireEvent.input(input, { target: { value: written } })
    expect(input.value).toBe('+966 50 123 4567')
  },
)

test('the own dial code needs no plus, typed, pasted and filled in; a number of the country stays one', async () => {
  const { input, user, refreshed } = await aField()
  for (const put of [() => user.type(input, '966501234567'), () => user.paste('966 50 123 4567')]) {
    await user.clear(input)
    await put()
    expect(input.value).toBe('+966 50 123 4567')
    expect(input.selectionStart).toBe(input.value.length)
  }
  fireEvent.input(input, { target: { value: '٩٦٦٥٠١٢٣٤٥٦٧' } })
  expect(input.value).toBe('+٩٦٦٥٠١٢٣٤٥٦٧')
  expect(refreshed().getNumber()).toBe('+966501234567')

  // An Indian number that begins like India's dial code, with one digit too many.
  act(() => refreshed().setCountry('in'))
  await user.clear(input)
  await user.type(input, '91234567890')
  expect(refreshed().getNumber()).toBe('+919123456789')
})

test('wide digits are read like others', async () => {
  const { input, user, refreshed } = await aField()
  await user.paste('＋９６６ ５０ １２３ ４５６７')
  expect(input.value).toBe('+９６６５０１２３４５６７')
  expect(refreshed().getNumber()).toBe('+966501234567')
})

test('a chosen country stays, and is said once, though the number’s area code is another’s', async () => {
  const onCountryChange = vi.fn()
  const { input, user, refreshed, button } = await aField({ onCountryChange })
  await user.type(input, '+1204555')
  expect(refreshed().getCountry()).toBe('ca')
  onCountryChange.mockClear()
  await user.click(button())
  await user.type(await screen.findByRole('combobox'), 'us{Enter}')
  expect(onCountryChange.mock.calls).toEqual([['us']])
  expect(refreshed().getCountry()).toBe('us')
  expect(input.value.replace(/\D/g, '')).toBe('1204555')
})

test('another country keeps the digits as they were typed', async () => {
  const { input, user, button } = await aField({ locale: 'ar' })
  await user.type(input, '+٩٦٦٥٠١٢')
  await user.click(button())
  await user.type(await screen.findByRole('combobox'), 'ae{Enter}')
  expect(input.value).toBe('+971٥٠١٢')
})

test('who takes the plus or a digit of the dial code out, to put another in, loses nothing of the number', async () => {
  const { user, input } = await aField()
  await user.type(input, '+966501234567')
  input.setSelectionRange(0, 0)
  await user.keyboard('{Delete}')
  expect(input.value.replace(/\D/g, '')).toBe('966501234567')
  input.setSelectionRange(0, 0)
  await user.keyboard('+')
  expect(input.value).toBe('+966 50 123 4567')

  await user.clear(input)
  await user.type(input, '+447911123456')
  input.setSelectionRange(3, 3)
  await user.keyboard('{Backspace}9')
  expect(input.value.replace(/\D/g, '')).toBe('497911123456')
})
