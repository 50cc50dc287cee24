import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export interface OutgoingMail {
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
  messageId: string
  /** Names the file. */
  id: string
}

/** Writes a mail as `{folder}/{id}.eml`; the file is there whole or not at all, and once however often it is written. */
export async function writeToFolder(folder: string, { id, ...mail }: OutgoingMail): Promise<void> {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail)
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${id}.eml`)
  await writeFile(`${path}.tmp`, message as Buffer)
  await rename(`${path}.tmp`, path)
}
