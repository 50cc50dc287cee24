import { randomUUID } from 'node:crypto'
import type { VacancyDoc } from '@diwan/shared/generated/payload-types'
import type { Payload } from 'payload'

/** A vacancy that takes applications, published in English. */
export async function createVacancy(payload: Payload, vacancy: Partial<VacancyDoc> = {}): Promise<VacancyDoc> {
  const jobTitle = await payload.create({
    collection: 'job-titles',
    data: { title: 'Consultant', department: 'Tax', level: 'mid', _status: 'published' } as never,
    locale: 'en',
  })
  return payload.create({
    collection: 'vacancies',
    data: {
      title: 'Zakat consultant',
      slug: `zakat-consultant-${randomUUID().slice(0, 8)}`,
      kind: 'job',
      jobTitle: jobTitle.id,
      department: 'Tax',
      city: 'Riyadh',
      country: 'SA',
      workplace: 'hybrid',
      employmentType: 'full-time',
      summary: 'Advise companies on zakat.',
      state: 'open',
      publishedAt: '2026-01-01T00:00:00.000Z',
      _status: 'published',
      ...vacancy,
    } as VacancyDoc,
    locale: 'en',
  })
}
