import type { DemoDocument } from '../demoDocument.ts'
import { ref } from '../ref.ts'

interface VacancyText {
  title: string
  department: string
  city: string
  summary: string
  responsibilities: string[]
  requirements: string[]
  benefits: string[]
  /** Labels of the questions, with those of their options, in the order of `questions`. */
  questions?: { label: string; options?: string[] }[]
}

interface Question {
  key: string
  type: 'text' | 'choice' | 'yes-no' | 'file'
  required: boolean
  options?: string[]
  knockOut?: string
}

interface Vacancy {
  key: string
  kind?: 'job' | 'graduate-programme'
  jobTitle: string
  workplace: 'on-site' | 'hybrid' | 'remote'
  employmentType?: 'full-time' | 'part-time' | 'contract' | 'internship'
  salary?: { from: number; to: number }
  openings: number
  questions?: Question[]
  state?: 'open' | 'on-hold' | 'filled' | 'closed'
  publishedAt: string
  closesAt: string
  en: VacancyText | null
  ar: VacancyText | null
}

const texts = (rows: string[]) => rows.map((text) => ({ text }))

const localised = ({ responsibilities, requirements, benefits, questions = [], ...text }: VacancyText) => ({
  ...text,
  responsibilities: texts(responsibilities),
  requirements: texts(requirements),
  benefits: texts(benefits),
  questions: questions.map(({ label, options = [] }) => ({
    label,
    options: options.map((option) => ({ label: option })),
  })),
})

/** A vacancy of the demo content: it closes at 17:00 in Riyadh. */
export const defineVacancy = ({ key, jobTitle, questions = [], en, ar, ...vacancy }: Vacancy): DemoDocument => ({
  collection: 'vacancies',
  key,
  shared: {
    kind: vacancy.kind ?? 'job',
    jobTitle: ref('job-titles', jobTitle),
    country: 'SA',
    workplace: vacancy.workplace,
    employmentType: vacancy.employmentType ?? 'full-time',
    salary: vacancy.salary ? { ...vacancy.salary, currency: 'SAR', period: 'month' } : {},
    openings: vacancy.openings,
    questions: questions.map(({ options = [], ...question }) => ({
      ...question,
      options: options.map((value) => ({ value })),
    })),
    state: vacancy.state ?? 'open',
    publishedAt: `${vacancy.publishedAt}T06:00:00.000Z`,
    closesAt: `${vacancy.closesAt}T14:00:00.000Z`,
  },
  en: en && localised(en),
  ar: ar && localised(ar),
})
