import { expect, test } from 'vitest'
import { placeOfForm } from './placeOfForm'
import type { Block } from './schema'

const aForm = (form: 'contact' | 'report-request' | 'application'): Block => ({ blockType: 'form', form }) as Block

test('forms of one sort on a page are told apart, in their order', () => {
  const page = [aForm('contact'), aForm('application'), aForm('report-request'), aForm('application'), aForm('contact')]
  expect(page.map((block) => placeOfForm(block, page))).toEqual([1, 1, 2, 2, 3])
})
