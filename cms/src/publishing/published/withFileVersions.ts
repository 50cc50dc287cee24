import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import type { Payload } from 'payload'
import type { Unit } from '@/database/Unit'
import { listFileVersions } from './listFileVersions'

/** Reports with the version of their file: another file in the place of the old one changes the report for visitors. */
export async function withFileVersions(
  payload: Payload,
  reports: MirroredDocument[],
  unit?: Unit,
): Promise<MirroredDocument[]> {
  const ids = reports.map(fileOf).filter((id) => id !== null)
  const versions = await listFileVersions(payload, ids, unit)
  return reports.map((report) => {
    const fileVersion = versions.get(fileOf(report) ?? '') ?? null
    const { en, ar } = report.locales
    return { ...report, locales: { en: en && { ...en, fileVersion }, ar: ar && { ...ar, fileVersion } } }
  })
}

function fileOf({ locales }: MirroredDocument): string | null {
  const file = (locales.en ?? locales.ar)?.file
  return typeof file === 'string' ? file : null
}
