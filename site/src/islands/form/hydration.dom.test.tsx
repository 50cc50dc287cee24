import { act, cleanup, configure, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { loadSender } from '@diwan/shared/browser/submitLazily'
import ContactForm from '../ContactForm/ContactFormEn'

vi.mock('@diwan/shared/browser/submitLazily', { spy: true })
// The metadata of telephone numbers is loaded; a busy machine takes its time.
configure({ asyncUtilTimeout: 4_000 })

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

const form = <ContactForm locale="en" page="/contact-us" />
const served = () => {
  document.body.innerHTML = `<div id="root">${renderToString(form)}</div>`
  return document.getElementById('root')!
}
const hydrate = async (root: HTMLElement) => {
  const onRecoverableError = vi.fn()
  await act(async () => void hydrateRoot(root, form, { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
}
const field = <T extends HTMLElement = HTMLInputElement>(name: string) => document.querySelector<T>(`[name="${name}"]`)!

test('text that was typed before hydration stays and is sent', async () => {
  const root = served()
  field('name').value = 'Huda'
  field<HTMLTextAreaElement>('message').value = 'Early words'
  await hydrate(root)
  expect(field('name').value).toBe('Huda')
  expect(field<HTMLTextAreaElement>('message').value).toBe('Early words')
})

test('the faults and values that the endpoint wrote into the page survive hydration', async () => {
  const root = served()
  field('name').setAttribute('value', 'Huda')
  field<HTMLTextAreaElement>('message').textContent = 'Kept words'
  const slot = document.querySelector<HTMLElement>('[data-error-for="email"]')!
  slot.hidden = false
  slot.textContent = 'Enter your email address'
  field('email').setAttribute('aria-invalid', 'true')
  field('email').setAttribute('aria-describedby', 'contact-email-hint contact-email-error')
  const summary = document.querySelector<HTMLElement>('[data-error-summary]')!
  summary.hidden = false
  summary.querySelector('ul')!.innerHTML = '<li><a href="#contact-email">Enter your email address</a></li>'
  await hydrate(root)
  expect(field('name').value).toBe('Huda')
  expect(field<HTMLTextAreaElement>('message').value).toBe('Kept words')
  expect(document.querySelector('[data-error-for="email"]')!.textContent).toBe('Enter your email address')
  expect(document.querySelector('[data-error-summary] a')!.textContent).toBe('Enter your email address')
})

test('what the endpoint says of no field survives hydration in its place', async () => {
  const root = served()
  const slot = document.querySelector<HTMLElement>('[data-error-for="consent"]')!
  slot.hidden = false
  slot.textContent = 'Confirm it'
  field('consent').setAttribute('aria-invalid', 'true')
  field('consent').setAttribute('aria-describedby', slot.id)
  const summary = document.querySelector<HTMLElement>('[data-error-summary]')!
  summary.hidden = false
  summary.querySelector('ul')!.innerHTML =
    `<li>Nobody takes this any more</li><li><a href="#${field('consent').id}">Confirm it</a></li>`
  await hydrate(root)
  expect([...summary.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Nobody takes this any more',
    'Confirm it',
  ])
  expect(summary.querySelectorAll('a')).toHaveLength(1)
})

test('kept words that were changed before hydration stay changed', async () => {
  const root = served()
  const message = field<HTMLTextAreaElement>('message')
  message.textContent = 'Kept words'
  message.value = 'Kept words, and more'
  field('name').setAttribute('value', 'Huda')
  field('name').value = 'Huda Alharbi'
  await hydrate(root)
  expect(message.value).toBe('Kept words, and more')
  expect(field('name').value).toBe('Huda Alharbi')
})

test('what a form needs for sending, and the rules of its telephone number, come when a visitor stood in it before hydration', async () => {
  const root = served()
  field('phone').focus()
  await hydrate(root)
  await waitFor(() => expect(loadSender).toHaveBeenCalled())
  const user = userEvent.setup()
  await waitFor(async () => {
    await user.clear(field('phone'))
    await user.type(field('phone'), '05a0')
    expect(field('phone').value).toBe('050')
  })
})

test('the form is whole before any script: native post, slots, no inline style', () => {
  const html = renderToString(form)
  expect(html).toContain('method="post"')
  expect(html).toContain('action="/api/contacts/submit"')
  expect(html).toContain('data-error-for="consent"')
  expect(html).not.toMatch(/ style=/)
})
