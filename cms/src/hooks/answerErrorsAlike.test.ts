import { APIError, formatErrors, type AfterErrorHookArgs } from 'payload'
import { expect, test } from 'vitest'
import { answerErrorsAlike } from './answerErrorsAlike'

/** An error of another copy of Payload: its class is not the one that this module would import. */
const ofAnotherCopy = (fields: object) => Object.assign(new Error('The following field is invalid: Phone'), fields)

const answerTo = (error: Error, headers = new Headers(), language = 'en') =>
  answerErrorsAlike({
    error,
    req: { user: null, headers, i18n: { language }, t: () => 'غير مسموح لك القيام بهذا الإجراء.' },
    result: { errors: [{ message: error.message }] },
  } as unknown as AfterErrorHookArgs)

test('which field is wrong is told, whatever copy of Payload says so', async () => {
  const errors = [{ path: 'phone', message: 'Enter a phone number' }]

  expect(await answerTo(ofAnotherCopy({ status: 400, data: { collection: 'applicants', errors } }))).toMatchObject({
    response: { success: false, message: 'The following field is invalid: Phone', errors: [{ data: { errors } }] },
  })
})

test('a form of the control panel is told the fields alone: with a message it would not show them', async () => {
  const errors = [{ path: 'phone', message: 'Enter a phone number' }]
  const headers = new Headers({ Referer: 'http://localhost/admin/auth/applicants/edit/1' })

  const { response } = (await answerTo(ofAnotherCopy({ status: 400, data: { errors } }), headers)) as {
    response: object
  }

  expect(response).toMatchObject({ success: false, errors: [{ data: { errors } }] })
  expect(response).not.toHaveProperty('message')
})

test('who saves a document that went while its form was open is told so, in their language', async () => {
  const notFound = ofAnotherCopy({ status: 404, message: 'Not Found' })
  const answer = (method: string, from: string, language: string) =>
    answerErrorsAlike({
      error: notFound,
      req: {
        user: { id: '1' },
        method,
        routeParams: { id: 'b1' },
        headers: new Headers({ Referer: `http://localhost${from}` }),
        i18n: { language },
        t: () => '',
      },
      result: { errors: [{ message: 'Not Found' }] },
    } as unknown as AfterErrorHookArgs)
  const form = '/admin/auth/blogs/edit/b1'

  for (const [language, words] of [
    ['en', 'is not here any more'],
    ['ar', 'لم يعد هذا المستند هنا'],
  ] as const)
    expect(await answer('PATCH', form, language)).toMatchObject({
      status: 404,
      response: { errors: [{ message: expect.stringContaining(words) as string }] },
    })
  for (const [method, from] of [
    ['GET', form],
    ['PATCH', '/api'],
  ] as const)
    expect(await answer(method, from, 'en')).toMatchObject({ response: { errors: [{ message: 'Not Found' }] } })
})

test('how a database calls its tables is not told', async () => {
  const errors = [{ path: 'slug', message: 'Value must be unique', tableName: 'services' }]

  expect(JSON.stringify(await answerTo(ofAnotherCopy({ status: 400, data: { errors } })))).not.toContain('tableName')
})

test('how large a file may be is said in the language of who sent one that is larger', async () => {
  const error = ofAnotherCopy({ status: 413, message: 'Multipart request size limit has been reached' })

  expect(await answerTo(error)).toMatchObject({
    status: 413,
    response: { message: 'A file may have at most 50 MB. Make it smaller, and send it again.' },
  })
  expect(await answerTo(error, new Headers(), 'ar')).toMatchObject({
    status: 413,
    response: { message: expect.stringContaining('50 ميغابايت') },
  })
})

test('who is refused without being signed in gets 401, and others keep their status', async () => {
  for (const message of ['You are not allowed to perform this action.', 'غير مسموح لك القيام بهذا الإجراء.'])
    expect(await answerTo(ofAnotherCopy({ status: 403, message }))).toMatchObject({ status: 401 })
  expect(await answerTo(ofAnotherCopy({ status: 403, message: 'The letter was used.' }))).not.toHaveProperty('status')
  expect(await answerTo(ofAnotherCopy({ status: 404 }))).not.toHaveProperty('status')
})

test('a refusal is told in its own words where the build has taken the names of classes away', async () => {
  const refusal = new (class extends APIError {
    static override readonly name = ''
  })('This entry is one of the site’s fixed pages.', 409, null, true)
  expect(refusal.name).toBe('')
  const answer = await answerErrorsAlike({
    error: refusal,
    req: { user: null, headers: new Headers(), t: String },
    result: formatErrors(refusal),
  } as unknown as AfterErrorHookArgs)

  const { message } = refusal
  expect(answer).toEqual({ response: { success: false, message, errors: [{ message }] } })
})

test('what went wrong inside is told to nobody', async () => {
  const inside = [
    Object.assign(new Error('no such table: people'), { name: '' }),
    new APIError('The bucket answers 500 to key 7.'),
    new APIError('The password is wrong in line 3.', 503, null, false),
  ]
  for (const error of inside) {
    const result = { errors: [{ message: 'Something went wrong.' }] }
    const answer = { error, req: { user: null, headers: new Headers(), t: String }, result }

    expect(JSON.stringify(await answerErrorsAlike(answer as unknown as AfterErrorHookArgs))).not.toContain(
      error.message,
    )
  }
})

test('what the database could not do at this moment is to be tried again, and is no unknown error', async () => {
  const faults = [
    { name: 'MongoNetworkError' },
    { name: 'MongoServerSelectionError' },
    { name: 'MongoServerError', errorLabels: ['TransientTransactionError'] },
    { name: 'MongoServerError', code: 112 },
  ]
  for (const fault of faults) {
    const answer = await answerTo(Object.assign(new Error('connection 51 to 10.0.0.7:27017 closed'), fault))

    expect(answer, fault.name).toMatchObject({ status: 503, response: { success: false } })
    expect(JSON.stringify(answer)).not.toContain('10.0.0.7')
  }
  expect(
    await answerTo(Object.assign(new Error('no'), { name: 'MongoServerError', errorLabels: [] })),
  ).not.toMatchObject({
    status: 503,
  })
})

test('who met a transaction that the database had ended is asked to try again', async () => {
  const cause = Object.assign(new Error('This transaction was ended before.'), { name: 'TransactionOverError' })

  expect(await answerTo(new Error('Failed query: insert into users', { cause }))).toMatchObject({
    status: 503,
    response: { success: false, message: expect.stringContaining('try again') as string },
  })
})
