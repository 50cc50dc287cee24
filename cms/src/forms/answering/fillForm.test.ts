import { expect, test } from 'vitest'
import { fillForm } from './fillForm'

const problem = { message: 'Enter your email address', errors: [] }

const form = (report: string) =>
  `<form data-form="report-request"><input type="hidden" name="kind" value="report-request">` +
  `<input type="hidden" name="report" value="${report}"><input type="text" name="name"></form>`

test('of two forms of a kind the one that was sent is filled in', () => {
  const page = `<title>Guides</title>${form('one')}${form('two')}`
  const fields = { kind: 'report-request', report: 'two', name: 'Huda' }
  const filled = fillForm(page, fields, problem, 'en')
  expect(filled?.indexOf('value="Huda"')).toBeGreaterThan(filled?.indexOf('value="two"') ?? Infinity)
})

test('of two forms that ask the same the one in the same place is filled in', () => {
  const alike = (id: string, place = '') =>
    `<form id="${id}" data-form="contact"><input type="hidden" name="kind" value="contact">${place}<input type="text" name="name"></form>`
  const page = alike('first') + alike('second', '<input type="hidden" name="place" value="2">')
  const filledIn = (fields: Record<string, unknown>) =>
    /id="(\w+)"(?:(?!<form).)*value="Huda"/.exec(
      fillForm(page, { kind: 'contact', name: 'Huda', ...fields }, problem, 'en') ?? '',
    )?.[1]

  expect(filledIn({ place: '2' })).toBe('second')
  expect(filledIn({})).toBe('first')
})
