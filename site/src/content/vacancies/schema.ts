import * as z from 'zod/mini'
import { list, optionalText, relation, seo } from '@/content/fields'

const point = z.object({ text: z.string() })
const amount = z.nullish(z.number())

/** What lists show of a vacancy. */
export const vacancySummarySchema = z.object({
  slug: z.string(),
  title: z.string(),
  kind: z.enum(['job', 'graduate-programme']),
  department: z.string(),
  city: z.string(),
  country: z.string(),
  workplace: z.enum(['on-site', 'hybrid', 'remote']),
  employmentType: z.enum(['full-time', 'part-time', 'contract', 'internship']),
  summary: optionalText,
  state: z.enum(['open', 'on-hold', 'filled', 'closed']),
  publishedAt: z.string(),
  closesAt: optionalText,
})

const questionSchema = z.object({
  key: z.string(),
  label: z.string(),
  type: z.enum(['text', 'choice', 'yes-no', 'file']),
  options: list(z.object({ value: z.string(), label: z.string() })),
  required: z.nullish(z.boolean()),
})
export type Question = z.infer<typeof questionSchema>

export const vacancySchema = z.extend(vacancySummarySchema, {
  jobTitle: relation,
  responsibilities: list(point),
  requirements: list(point),
  benefits: list(point),
  salary: z.nullish(
    z.object({
      from: amount,
      to: amount,
      currency: optionalText,
      period: z.nullish(z.enum(['month', 'year'])),
    }),
  ),
  openings: amount,
  questions: list(questionSchema),
  seo,
})
export type Vacancy = z.infer<typeof vacancySchema>
