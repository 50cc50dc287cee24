import type { Faults } from '@diwan/shared/contracts/faultsByField'
import type { FormFault } from '@diwan/shared/contracts/formFields'
import { inFormOrder } from '@diwan/shared/contracts/inFormOrder'
import { judgeApplicationFields } from '@diwan/shared/contracts/judgeApplicationFields'
import type { VacancyDoc } from '@diwan/shared/generated/payload-types'
import { isObjectId } from '@diwan/shared/lib/isObjectId'
import { RETENTION, TALENT_POOL_RETENTION } from '@diwan/shared/spec/retention'
import type { Payload } from 'payload'
import { readFile } from '../files/readFile'
import type { Submission } from '../submission'
import type { Application } from './application'
import { findVacancy } from './findVacancy'
import { readAnswers } from './readAnswers'

/** Judges an application: its contract, the bytes of its files, the vacancy and its questions. Says everything at once. */
export async function judgeApplication(
  payload: Payload,
  submission: Submission,
): Promise<{ faults: Faults } | { form: Application }> {
  const { fields, files } = submission
  const vacancy = await vacancyIn(payload, submission)
  const isKnown = vacancy !== undefined && !('fault' in vacancy)
  const questions = isKnown ? (vacancy.questions ?? []) : vacancy ? undefined : []
  const { faults, form } = judgeApplicationFields({ fields, files, questions })
  if (vacancy && 'fault' in vacancy) faults.vacancy ??= vacancy.fault

  const cv = await readFile(files.get('cv'), 'cv')
  if ('fault' in cv) faults.cv = cv.fault
  const read = await readAnswers(isKnown ? (vacancy.questions ?? []) : [], submission)
  Object.assign(faults, { ...read.faults, ...faults })

  if (!form || 'fault' in cv || Object.keys(faults).length > 0) return { faults: inFormOrder(faults) }
  const posted = isKnown ? vacancy : undefined
  return {
    form: {
      form,
      cv,
      vacancy: posted,
      answers: read.answers,
      retainUntil: retainUntil(form.talentPool, posted?.closesAt),
    },
  }
}

/** The vacancy that is named, `undefined` when none is; a name that is no id at all is the contract's to refuse. */
async function vacancyIn(
  payload: Payload,
  { fields, locale }: Submission,
): Promise<VacancyDoc | { fault: FormFault } | undefined> {
  const id = typeof fields.vacancy === 'string' ? fields.vacancy.trim() : ''
  if (id === '') return undefined
  return isObjectId(id) ? findVacancy(payload, id, locale) : { fault: 'vacancyInvalid' }
}

function retainUntil(talentPool: unknown, closesAt: string | null | undefined): Date {
  const isInPool = talentPool === true || talentPool === 'true' || talentPool === 'on'
  const now = Date.now()
  if (isInPool) return new Date(now + TALENT_POOL_RETENTION)
  return new Date(Math.max(now, closesAt ? Date.parse(closesAt) : 0) + RETENTION)
}
