import type { MailDoc } from '@diwan/shared/generated/payload-types'
import type { Payload } from 'payload'
import { env } from '@/env'
import type { Api } from './Api'
import { sentWords } from './sentWords'

/** An address of the site as a test calls it. */
export const pathOf = (address: string) => address.replace(env.SITE_URL, '')

/** Sends a form of a candidate's page as a browser without scripts does. */
export const post = (api: Api, path: string, fields: Record<string, string | File> = {}) => {
  const hasFile = Object.values(fields).some((value) => value instanceof File)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const body = hasFile ? form : new URLSearchParams(fields as Record<string, string>)
  return api.fetch(path, { method: 'POST', body, headers: { Accept: 'text/html' } })
}

export const withdraw = (api: Api, path: string, application: string) =>
  post(api, `${path}/withdraw`, { application, sure: 'yes' })

export const pageText = async (api: Api, path: string) => (await api.fetch(path)).text()

/** The path of the first personal link in a mail, which is sent. */
export const linkIn = async (payload: Payload, mail: MailDoc | undefined) =>
  pathOf(/http\S+\/api\/\S+/.exec(await sentWords(payload, mail))?.[0] ?? '')
