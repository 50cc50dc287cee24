import type { Locale } from '@diwan/shared/content'
import { locales } from '@diwan/shared/content'
import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import type { HiringMessages } from '@diwan/shared/messages/en/hiring'
import { mailMessages } from '@diwan/shared/messages/mail'
import { ADDRESS_CONFIRM_LIFETIME } from '@diwan/shared/spec/hiring'
import type { Payload, PayloadRequest } from 'payload'
import { compose } from '@/email/messages/compose'
import { queueMail } from '@/email/queueMail'
import { senderOf } from '@/email/senderOf'
import { signToken } from '@/recruitment/candidate/signedToken'
import { linkWords } from '@/recruitment/mails/linkWords'
import { addressMark, addressWish } from './addressWish'

type Words = HiringMessages['candidate']['enteredEmail']

interface Letter {
  to: string
  /** The address that a colleague entered, when the reader may say whether it is theirs. */
  entered?: string
  textOf: (words: Words) => string
}

/** Writes to a person about an address that a colleague entered, in both languages: which one they read is not always known. */
export async function writeOfAddress(
  payload: Payload,
  { id, name }: Pick<ApplicantDoc, 'id' | 'name'>,
  { entered, textOf, to }: Letter,
  req?: PayloadRequest,
): Promise<void> {
  const wish = entered && addressWish(id, entered, addressMark(to))
  const link = wish && linkWords.ownEmail(signToken('candidate-address-asked', wish, ADDRESS_CONFIRM_LIFETIME))
  const part = async (locale: Locale) => {
    const words = hiringMessages[locale].candidate.enteredEmail
    const { greeting, signature } = mailMessages[locale]
    const { name: company } = await senderOf(payload, locale)
    return compose(
      greeting(name),
      textOf(words),
      link && `${words.confirmHere}\n${link}`,
      link && words.notYou,
      signature(company),
    )
  }
  const parts = []
  for (const locale of locales) parts.push(await part(locale))
  await queueMail(
    payload,
    {
      to,
      subject: locales.map((locale) => hiringMessages[locale].candidate.enteredEmail.subject).join(' · '),
      text: parts.join('\n---\n\n'),
      locale: 'en',
      relatedTo: { relationTo: 'applicants', value: id },
    },
    req,
  )
}
