import { defaultLocale, locales } from '@diwan/shared/content'
import type { Payload, Where } from 'payload'

/** Whether a private file may leave the house: a report that is published and open names it. */
export async function isOpenReportFile(payload: Payload, file: string): Promise<boolean> {
  const counts = await Promise.all(
    locales.map((locale) =>
      payload.count({
        collection: 'reports',
        where: { and: [isOpenWith(file), { _status: { equals: 'published' } }] },
        locale,
        overrideAccess: true,
      }),
    ),
  )
  return counts.some(({ totalDocs }) => totalDocs > 0)
}

/** Whether it would leave it once the newest draft of a report is published. */
export async function isOpenDraftFile(payload: Payload, file: string): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'reports',
    where: isOpenWith(file),
    draft: true,
    locale: defaultLocale,
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    overrideAccess: true,
  })
  return docs.length > 0
}

const isOpenWith = (file: string): Where => ({ and: [{ file: { equals: file } }, { access: { equals: 'open' } }] })
