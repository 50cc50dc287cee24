import { locales } from '@diwan/shared/content'
import { fieldsMessages } from '@diwan/shared/messages/fields'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import { expect, test } from 'vitest'
import { stages } from './stages'

test.each(locales)('a stage has one name on every screen (%s)', (locale) => {
  const options = fieldsMessages[locale].options as Record<string, string>

  expect(stages.map((stage) => options[stage])).toEqual(stages.map((stage) => hiringMessages[locale].stages[stage]))
})
