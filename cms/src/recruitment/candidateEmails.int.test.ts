import { DAY } from '@diwan/shared/lib/time'
import { expect, vi } from 'vitest'
import { A_WHILE } from '../../tests/aWhile'
import { createApplicant } from '../../tests/builders/createApplication'
import { test } from '../../tests/test'
import { addressMark, addressWish } from './addresses/addressWish'
import { newEmailLink } from './candidate/changeEmail'
import { selfServiceLink } from './candidate/selfServiceLink'
import { sendLink } from './candidate/sendLink'
import { signToken } from './candidate/signedToken'
import { linkIn, pageText, pathOf, post } from '../../tests/candidatePages'
import { mailsTo } from '../../tests/mailsTo'

test('asking for the link answers alike for everybody, and writes only to who applied', async ({ api, payload }) => {
  const applicant = await createApplicant(payload)
  const ask = (email: string) => post(api, '/api/candidate', { email, locale: 'en' })

  const [known, unknown] = [await ask(applicant.email), await ask('nobody@nowhere.example')]

  expect([known.status, known.headers.get('Location')]).toEqual([unknown.status, unknown.headers.get('Location')])
  await expect.poll(() => mailsTo(payload, applicant.email)).toHaveLength(1)
  expect(await mailsTo(payload, 'nobody@nowhere.example')).toHaveLength(0)
  const [mail] = await mailsTo(payload, applicant.email)
  expect((await api.fetch(await linkIn(payload, mail))).status).toBe(200)
})

test('a new address counts once it is confirmed there, and the old one is told, in the language of the page', async ({
  api,
  payload,
}) => {
  const applicant = await createApplicant(payload, { suggestions: [{ fact: 'email', value: 'new@candidate.example' }] })
  const path = pathOf(selfServiceLink(applicant))
  const read = () => payload.findByID({ collection: 'applicants', id: applicant.id, depth: 0 })

  const asked = await post(api, `${path}/email?lang=ar`, { email: ' New@Candidate.example ' })
  expect(asked.headers.get('Location')).toContain('done=emailAsked')
  const [mail] = await mailsTo(payload, 'new@candidate.example')
  const link = await linkIn(payload, mail)
  expect(mail?.text, 'a record that others read').not.toContain('/api/candidate')
  expect(await pageText(api, link)).toContain('نعم، راسلوني هنا')
  expect((await read()).email).toBe(applicant.email)

  const confirmed = await Promise.all([post(api, link), post(api, link)])

  expect(confirmed.map(({ status }) => status).sort()).toEqual([303, 410])
  expect(await read()).toMatchObject({ email: 'new@candidate.example', suggestions: [] })
  expect(await mailsTo(payload, applicant.email)).toMatchObject([{ subject: 'تغيّر بريدكم الإلكتروني', locale: 'ar' }])
  expect((await api.fetch(link)).status).toBe(410)
})

test('a new address that is confirmed takes no other address of the person its links', async ({ api, payload }) => {
  const [first, second, third] = ['first', 'second', 'third'].map((name) => `${name}@kept.example`) as [
    string,
    string,
    string,
  ]
  const alsoKnownAs = [{ fact: 'email' as const, value: second }]
  const applicant = await createApplicant(payload, { email: first, alsoKnownAs, ownEmails: [second, first] })

  await post(api, `${pathOf(selfServiceLink(applicant))}/email`, { email: third })
  await post(api, await linkIn(payload, (await mailsTo(payload, third))[0]))
  await sendLink(payload, second, 'en')

  const path = await linkIn(payload, (await mailsTo(payload, second))[0])
  expect((await api.fetch(path)).status).toBe(200)
})

test('the link that confirms an address is for a mail to that address alone', async ({ payload }) => {
  const { email, id } = await createApplicant(payload)
  const asked = signToken('candidate-email-asked', addressWish(id, 'new@asked.example', addressMark(email)), DAY)

  expect(newEmailLink(asked, 'new@asked.example', 'en')).toContain('/api/candidate/email/')
  expect(newEmailLink(asked, email, 'en')).toBeUndefined()
})

test('nobody takes the address of somebody else, nor learns on the page whether there is one', async ({
  api,
  payload,
}) => {
  const [applicant, other] = [await createApplicant(payload), await createApplicant(payload)]
  const path = pathOf(selfServiceLink(applicant))
  const ask = async (email: string) => (await post(api, `${path}/email`, { email })).headers.get('Location') ?? ''

  expect(await ask(applicant.email)).toContain('done=emailSame')
  expect(await ask(other.email)).toContain('done=emailAsked')
  const link = await linkIn(payload, (await mailsTo(payload, other.email))[0])
  const answer = await post(api, link)

  expect(answer.status).toBe(409)
  expect((await payload.findByID({ collection: 'applicants', id: applicant.id })).email).toBe(applicant.email)
  expect(
    (
      await post(
        api,
        link.replace(/.(?=\?)/, (last) => (last === 'x' ? 'y' : 'x')),
      )
    ).status,
  ).toBe(410)
  expect(await ask('b@candidate.example')).toContain('done=emailAsked')
  expect(await ask('c@candidate.example')).toContain('done=emailAsked')
  expect(await ask('d@candidate.example')).toContain('done=slowDown')
})

test('one mailbox gets no more than three links an hour, however its address is written', async ({ api, payload }) => {
  const applicant = await createApplicant(payload, { email: 'flooded@candidate.example' })
  const spellings = ['flooded@', 'Flooded@', ' FLOODED@', '\u200eflooded@', 'flooded\u200b@', 'FLOODED@']

  for (const [n, spelling] of spellings.entries()) {
    const email = `${spelling}candidate.example`
    await api.fetch('/api/candidate', {
      method: 'POST',
      body: new URLSearchParams({ email }),
      headers: { 'X-Forwarded-For': `198.51.100.${n}` },
    })
  }

  await vi.waitFor(async () => expect(await mailsTo(payload, applicant.email)).toHaveLength(3), A_WHILE)
})
