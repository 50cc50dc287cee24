import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { plainHtml } from './plainHtml.ts'

const plain = (type: string, props: object | null, ...children: ReactNode[]) =>
  plainHtml(renderToString(createElement(type, props, ...children)))

test('names are in lower case, void elements end without a slash, boolean attributes have no value', () => {
  const props = { autoComplete: 'off', required: true, disabled: true, readOnly: true, hidden: true }

  expect(plain('input', props)).toBe('<input autocomplete="off" required disabled readonly hidden>')
  expect(plain('form', { noValidate: true, encType: 'text/plain' })).toBe(
    '<form novalidate enctype="text/plain"></form>',
  )
})

test('empty values that say something stay', () => {
  expect(plain('img', { alt: '', 'data-replay': '' })).toBe('<img alt="" data-replay="">')
  expect(plain('option', { value: '' })).toBe('<option value=""></option>')
})

test('texts and values are left alone, whatever they look like', () => {
  const text = '<Input autoComplete="off"/> hidden="" />'

  expect(plain('p', { title: text }, text)).toBe(renderToString(createElement('p', { title: text }, text)))
})

test('drawings keep their capitals', () => {
  expect(plain('p', null, createElement('svg', { viewBox: '0 0 1 1' }))).toBe('<p><svg viewBox="0 0 1 1"></svg></p>')
})
