import type { Payload } from 'payload'
import { locales } from '@diwan/shared/content'

/** Whether a private file may leave the house: a report that is published and open names it. */
export async function isOpenReportFile(payload: Payload, file: string): Promise<boolean> {
  const counts = await Promise.all(
    locales.map((locale) =>
      payload.count({
        collection: 'reports',
        where: {
          and: [{ file: { equals: file } }, { access: { equals: 'open' } }, { _status: { equals: 'published' } }],
        },
        locale,
        overrideAccess: true,
      }),
    ),
  )
  return counts.some(({ totalDocs }) => totalDocs > 0)
}
