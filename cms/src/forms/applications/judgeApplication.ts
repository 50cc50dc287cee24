import { applicationFormSchema, nestAnswers } from '@diwan/shared/contracts/applicationForm'
import { faultsByField } from '@diwan/shared/contracts/faultsByField'
import { inFormOrder } from '@diwan/shared/contracts/inFormOrder'
import { RETENTION, TALENT_POOL_RETENTION } from '@diwan/shared/spec/retention'
import type { Payload } from 'payload'
import type { Faults, Submission } from '../submission'
import type { Application } from './application'
import { findVacancy } from './findVacancy'
import { judgeAnswers } from './judgeAnswers'
import { readCv } from './readCv'

// A field that is not sent is an empty one: its message then says what to enter.
const expected = { name: '', email: '', phone: '' }

/** Judges an application: its contract, the bytes of the CV, the vacancy and its questions. Says everything at once. */
export async function judgeApplication(
  payload: Payload,
  { fields, files, locale }: Submission,
): Promise<{ faults: Faults } | { form: Application }> {
  const parsed = applicationFormSchema.safeParse({ ...expected, ...nestAnswers(fields) })
  const faults: Faults = parsed.success ? {} : faultsByField(parsed.error)
  const cv = await readCv(files.get('cv'))
  if ('fault' in cv) faults.cv = cv.fault
  for (const name of files.keys()) if (name !== 'cv') faults[name] = 'unknownField'
  if (!parsed.success || 'fault' in cv || Object.keys(faults).length > 0) {
    return { faults: inFormOrder(faults) }
  }

  const form = parsed.data
  const vacancy = form.vacancy ? await findVacancy(payload, form.vacancy, locale) : undefined
  if (vacancy && 'fault' in vacancy) return { faults: { vacancy: vacancy.fault } }
  const judged = judgeAnswers(vacancy?.questions ?? [], form.answers ?? {})
  if ('faults' in judged) return judged
  return {
    form: { form, cv, vacancy, answers: judged.answers, retainUntil: retainUntil(form.talentPool, vacancy?.closesAt) },
  }
}

function retainUntil(talentPool: unknown, closesAt: string | null | undefined): Date {
  const isInPool = talentPool === true || talentPool === 'true' || talentPool === 'on'
  const now = Date.now()
  if (isInPool) return new Date(now + TALENT_POOL_RETENTION)
  return new Date(Math.max(now, closesAt ? Date.parse(closesAt) : 0) + RETENTION)
}
