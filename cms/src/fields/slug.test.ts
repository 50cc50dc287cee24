import { fieldsMessages } from '@diwan/shared/messages/fields'
import { expect, test } from 'vitest'
import { slug } from './slug'

const judge = (value: string, title: string, event?: 'onChange' | 'submit') =>
  (slug().validate as (value: string, options: object) => unknown)(value, {
    data: { title },
    event,
    req: { i18n: { language: 'en' } },
  })

test('an address that saving makes from the title is not asked for while a form is written in', async () => {
  const { slugMissing } = fieldsMessages.en.faults

  expect(await judge('', 'Zakat basics', 'onChange')).toBe(true)
  expect(await judge('', '', 'onChange')).toBe(slugMissing)
  expect(await judge('', 'Zakat basics')).toBe(slugMissing)
})
