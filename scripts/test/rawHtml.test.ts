import { readFileSync } from 'node:fs'
import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { expect, test } from 'vitest'
// @ts-expect-error -- ESLint's own configuration is plain JavaScript.
import { refuseRawHtml, writers } from '../../eslint.rawHtml.js'

function faultsIn(code: string): number {
  const config = {
    files: ['**/*.tsx'],
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { markup: { rules: { 'no-raw-html': refuseRawHtml } } },
    rules: { 'markup/no-raw-html': 'error' as const },
  }
  return new Linter().verify(code, config as never, 'file.tsx').length
}

test.each([
  'const a = <p dangerouslySetInnerHTML={{ __html: title }} />',
  'element.innerHTML = title',
  'frame.srcdoc = title',
  "element.insertAdjacentHTML('beforeend', title)",
  'document.write(title)',
])('%s makes markup of text', (code) => {
  expect(faultsIn(code)).toBe(1)
})

test('text that is escaped is none of its business', () => {
  expect(faultsIn('element.textContent = title; stream.write(title); const a = <p>{title}</p>')).toBe(0)
})

test('every component that may make markup of text still does', () => {
  for (const file of Object.keys(writers)) expect(readFileSync(file, 'utf8'), file).toContain('set:html')
})
