import { DAY } from '@diwan/shared/lib/time'
import { expect } from 'vitest'
import { aDocx } from './files/testing/aFile'
import { createApplicant, createApplication } from '../../tests/builders/createApplication'
import { createVacancy } from '../../tests/builders/createVacancy'
import { test } from '../../tests/test'
import { privateFiles } from '@/files/store/stores'
import { tidyFiles } from './files/tidyFiles'
import { anApplication, aPdf, applicantBy, applicationsOf, errorsIn, storedNames, submit } from '../../tests/applying'

test('a question may ask for a file, which is stored with the answer, and a ruling answer is marked', async ({
  api,
  payload,
}) => {
  const questions = [
    { key: 'certificate', label: 'Your certificate', type: 'file' as const, required: true },
    { key: 'portfolio', label: 'Your portfolio', type: 'file' as const },
    { key: 'licence', label: 'Do you hold a licence?', type: 'yes-no' as const, knockOut: 'no' },
    {
      key: 'city',
      label: 'Where?',
      type: 'choice' as const,
      options: [
        { value: 'riyadh', label: 'Riyadh' },
        { value: 'jeddah', label: 'Jeddah' },
      ],
    },
  ]
  const vacancy = (await createVacancy(payload, { questions })).id
  const email = 'file@example.com'
  const certificate = new File([new Uint8Array(aDocx())], 'Certificate.docx')
  const sent = { vacancy, email, 'answers.licence': 'no', 'answers.city': 'jeddah' }
  const nameless = await submit(api, anApplication({ ...sent, name: '', 'answers.portfolio': new File([], '') }))
  const broken = await submit(api, anApplication({ ...sent, 'answers.certificate': new File(['MZ'], 'x.pdf') }))
  const extra = await submit(api, anApplication({ ...sent, 'answers.licence': certificate }))

  expect((await errorsIn(nameless)).map(({ path }) => path)).toEqual(['name', 'answers.certificate'])
  expect(await errorsIn(broken)).toMatchObject([{ path: 'answers.certificate', message: /PDF/ }])
  expect((await errorsIn(extra)).map(({ path }) => path)).toContain('answers.licence')

  const response = await submit(api, anApplication({ ...sent, 'answers.certificate': certificate }))

  expect(response.status).toBe(201)
  const [application] = await applicationsOf(payload, email)
  expect(application?.answers).toMatchObject([
    { key: 'certificate', value: 'Certificate.docx', ruledOut: false },
    { key: 'licence', value: 'no', ruledOut: true },
    { key: 'city', value: 'jeddah', ruledOut: false },
  ])
  const file = await payload.findByID({ collection: 'files', id: String(application?.answers?.[0]?.file) })
  expect(file).toMatchObject({ kind: 'answer', originalName: 'Certificate.docx' })
  expect(await storedNames()).toContain(file.filename)
})

test('each fault of the file has its message, beside those of the fields, and leaves no file', async ({ api }) => {
  const before = await storedNames()
  const faultOf = async (cv: File | undefined) =>
    (await errorsIn(await submit(api, anApplication({ cv, name: '' })))).map(({ message }) => message)

  expect(await faultOf(undefined)).toEqual(['Enter your full name', 'Choose your CV'])
  expect(await faultOf(new File([], 'cv.pdf'))).toContain('The file is empty. Choose another one')
  expect(await faultOf(new File(['MZ program'], 'cv.exe'))).toContain(
    'The file must be a PDF, DOC, DOCX, ODT, RTF, JPG or PNG',
  )
  expect(await faultOf(new File(['<html>'], 'cv.pdf'))).toContain(
    'The file must be a PDF, DOC, DOCX, ODT, RTF, JPG or PNG',
  )
  const big = new File([`%PDF-1.7${'x'.repeat(10 * 1024 * 1024)}`], 'cv.pdf')
  expect(await faultOf(big)).toContain('The file must be 10 MB or smaller')
  expect(await storedNames()).toEqual(before)
})

test('a database in trouble leaves neither records nor a file', async ({ api, payload }) => {
  const before = await storedNames()
  const { commitTransaction } = payload.db
  payload.db.commitTransaction = async (id) => {
    await payload.db.rollbackTransaction(await id)
    throw new Error('the disk is full')
  }
  const response = await submit(api, anApplication({ email: 'unlucky@example.com' }))
  payload.db.commitTransaction = commitTransaction

  expect(response.status).toBe(503)
  expect(await applicantBy(payload, 'unlucky@example.com')).toBeUndefined()
  expect(await storedNames()).toEqual(before)
})

test('files that a dying process left, or that nobody holds any more, are removed, and no others', async ({
  api,
  payload,
}) => {
  await submit(api, anApplication({ email: 'kept@example.com' }))
  await submit(api, anApplication({ email: 'gone@example.com' }))
  await privateFiles().put('left-over.pdf', Buffer.from('x'), 'application/pdf')
  const [kept] = await applicationsOf(payload, 'kept@example.com')
  const [gone] = await applicationsOf(payload, 'gone@example.com')
  await payload.delete({ collection: 'applications', id: String(gone?.id) })
  await payload.delete({ collection: 'applicants', id: String(gone?.applicant) })
  const nameOf = async (id: unknown) =>
    (await payload.findByID({ collection: 'files', id: String(id), disableErrors: true }))?.filename
  const [keptName, goneName] = [await nameOf(kept?.cv), await nameOf(gone?.cv)]

  await tidyFiles(payload)
  expect(await storedNames()).toEqual(expect.arrayContaining([keptName, goneName, 'left-over.pdf']))

  await tidyFiles(payload, Date.now() + 2 * DAY)
  const left = await storedNames()
  expect(left).toContain(keptName)
  expect(left).not.toContain(goneName)
  expect(left).not.toContain('left-over.pdf')
  expect(await nameOf(gone?.cv)).toBeUndefined()
})

test('unused files all go in one round, however many there are', async ({ payload }) => {
  const unused: string[] = []
  for (let n = 0; n < 130; n++) {
    const file = { name: `${n}.txt`, data: Buffer.from('text'), mimetype: 'text/plain', size: 4 }
    unused.push((await payload.create({ collection: 'files', data: { kind: 'answer' }, file })).id)
  }

  await tidyFiles(payload, Date.now() + 2 * DAY)

  const { totalDocs } = await payload.count({ collection: 'files', where: { id: { in: unused } } })
  expect(totalDocs).toBe(0)
})

test('a file that only an answer, or only a candidate, still holds stays', async ({ payload }) => {
  const aFile = (kind: 'answer' | 'cv', name: string) =>
    payload.create({
      collection: 'files',
      data: { kind },
      file: { name, data: Buffer.from('text'), mimetype: 'text/plain', size: 4 },
    })
  const [answered, older] = [await aFile('answer', 'portfolio.txt'), await aFile('cv', 'older.txt')]
  const answers = [{ key: 'portfolio', label: 'Portfolio', value: 'portfolio.txt', file: answered.id }]
  await createApplication(payload, { answers, applicant: (await createApplicant(payload, { cvs: [older.id] })).id })

  await tidyFiles(payload, Date.now() + 2 * DAY)

  expect(await storedNames()).toEqual(expect.arrayContaining([answered.filename, older.filename]))
})

test('a commit whose answer is lost keeps the file it stored', async ({ api, payload }) => {
  const email = 'lost-answer@example.com'
  const { commitTransaction } = payload.db
  payload.db.commitTransaction = async (id) => {
    await commitTransaction(id)
    throw new Error('the connection was lost')
  }
  const response = await submit(api, anApplication({ email }), { 'Idempotency-Key': 'lost-answer' })
  payload.db.commitTransaction = commitTransaction

  expect(response.status).toBe(201)
  const [application] = await applicationsOf(payload, email)
  const cv = await payload.findByID({ collection: 'files', id: String(application?.cv) })
  expect(await storedNames()).toContain(cv.filename)
})

test('without scripts the files are asked for again beside the faults: a page cannot give them back', async ({
  api,
}) => {
  const response = await submit(api, anApplication({ name: '' }), { Accept: 'text/html' })

  expect(response.status).toBe(422)
  const page = await response.text()
  expect(page).toMatch(/Enter your full name.*Choose the file again/s)
})

test('a file keeps its name without what would make it read as another one', async ({ api, payload }) => {
  const email = 'turned@example.com'
  const cv = new File(['%PDF-1.7\n%%EOF'], 'C:\\CVs\\sarah\u202efdp\u0007 😀.pdf\u200f ')

  expect((await submit(api, anApplication({ email, cv }))).status).toBe(201)

  const [application] = await applicationsOf(payload, email)
  const { originalName } = await payload.findByID({ collection: 'files', id: String(application?.cv) })
  expect(originalName).toBe('sarahfdp 😀.pdf')
})

test('a file without an extension is taken for what it is, and named so that it can be opened', async ({
  api,
  payload,
}) => {
  const email = 'nameless-file@example.com'
  const cv = new File(['%PDF-1.7\n%%EOF'], 'سيرة ذاتية')

  expect((await submit(api, anApplication({ email, cv }))).status).toBe(201)

  const [application] = await applicationsOf(payload, email)
  const file = await payload.findByID({ collection: 'files', id: String(application?.cv) })
  expect(file).toMatchObject({ originalName: 'سيرة ذاتية.pdf', mimeType: 'application/pdf' })
  const program = new File(['MZ program'], 'CV')
  expect((await errorsIn(await submit(api, anApplication({ cv: program })))).map(({ path }) => path)).toEqual(['cv'])
})

test('two files under one name are refused, and never is one of them dropped', async ({ api }) => {
  const form = anApplication()
  form.append('cv', aPdf('another'))

  const response = await submit(api, form)

  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ success: false, message: 'Send one file as cv, not several.' })
})
