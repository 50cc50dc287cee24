import { expect, test } from 'vitest'
import { fillForm } from './fillForm'

const form = (report: string) =>
  `<form data-form="report-request"><input type="hidden" name="kind" value="report-request">` +
  `<input type="hidden" name="report" value="${report}"><input type="text" name="name"></form>`

test('of two forms of a kind the one that was sent is filled in', () => {
  const page = `<title>Guides</title>${form('one')}${form('two')}`
  const fields = { kind: 'report-request', report: 'two', name: 'Huda' }
  const filled = fillForm(page, fields, { message: 'Enter your email address', errors: [] }, 'en')
  expect(filled?.indexOf('value="Huda"')).toBeGreaterThan(filled?.indexOf('value="two"') ?? Infinity)
})
