import type { VacancyDoc } from '@diwan/shared/generated/payload-types'
import { expect } from 'vitest'
import { createVacancy } from '../../../tests/builders/createVacancy'
import { test } from '../../../tests/test'

type Question = NonNullable<VacancyDoc['questions']>[number]

test('the mark that rules out is an answer that can be given, or the vacancy is not published', async ({ payload }) => {
  const options = [
    { value: 'citizen', label: 'Citizen' },
    { value: 'none', label: 'None' },
  ]
  const save = (question: Partial<Question>) =>
    createVacancy(payload, { questions: [{ key: 'permit', label: 'A permit?', ...question } as Question] })

  await expect(save({ type: 'yes-no', knockOut: 'No ' })).resolves.toBeTruthy()
  await expect(save({ type: 'choice', options, knockOut: 'none' })).resolves.toBeTruthy()
  await expect(save({ type: 'choice', options })).resolves.toBeTruthy()
  // What a question for a file had before is not looked at.
  await expect(save({ type: 'file', knockOut: 'none' })).resolves.toBeTruthy()
  const faultOf = async (question: Partial<Question>) =>
    save(question).then(
      () => '',
      (error: { data: { errors: { message: string }[] } }) => error.data.errors[0]?.message,
    )
  expect(await faultOf({ type: 'yes-no', knockOut: 'never' })).toMatch(/^Write yes or no/)
  expect(await faultOf({ type: 'choice', options, knockOut: 'visitor' })).toBe(
    'Write the value of an option: citizen, none.',
  )
})
