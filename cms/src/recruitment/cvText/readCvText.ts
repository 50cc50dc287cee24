import { CV_READ_LIMIT, MAX_CV_PAGES, MAX_CV_TEXT_LENGTH } from '@diwan/shared/spec/hiring'
import { getDocumentProxy } from 'unpdf'
import { readZip } from '@/forms/files/zip'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The time was too short: for this machine just now, or for a file that never ends. */
export class NotReadInTime extends Error {}

/** The words of a CV, cut at a limit; `undefined` for kinds of files that have none to read. */
export async function readCvText(bytes: Buffer, mimeType: string): Promise<string | undefined> {
  if (mimeType === 'application/pdf') return tidied(await within(CV_READ_LIMIT, pdfText(bytes)))
  if (mimeType === DOCX) return tidied(await within(CV_READ_LIMIT, docxText(bytes)))
  return undefined
}

async function pdfText(bytes: Buffer): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  try {
    let text = ''
    for (let page = 1; page <= Math.min(pdf.numPages, MAX_CV_PAGES) && text.length < MAX_CV_TEXT_LENGTH; page++) {
      const { items } = await (await pdf.getPage(page)).getTextContent()
      text += `${items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(' ')}\n`
    }
    return text
  } finally {
    await pdf.loadingTask.destroy()
  }
}

async function docxText(bytes: Buffer): Promise<string> {
  const entries = await readZip(bytes)
  const document = entries?.find(({ name }) => name === 'word/document.xml')
  if (!document) return ''
  return (await document.read())
    .toString()
    .replace(/<\/w:p>|<w:br\b[^>]*>/g, '\n')
    .replace(/<w:tab\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&')
}

const tidied = (text: string) =>
  text
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
    .slice(0, MAX_CV_TEXT_LENGTH)

function within<T>(limit: number, work: Promise<T>): Promise<T> {
  const over = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new NotReadInTime(`not read within ${limit} ms`)), limit).unref()
  })
  return Promise.race([work, over])
}
