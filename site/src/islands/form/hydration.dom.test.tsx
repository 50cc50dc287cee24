import { act, cleanup } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import ContactForm from '../ContactForm/ContactFormEn'

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

test('the form is whole before any script: native post, slots, no inline style', () => {
  const html = renderToString(form)
  expect(html).toContain('method="post"')
  expect(html).toContain('action="/api/contacts/submit"')
  expect(html).toContain('data-error-for="consent"')
  expect(html).not.toMatch(/ style=/)
})
