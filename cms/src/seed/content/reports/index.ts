import { annualReview2025 } from './annualReview2025.ts'
import { industrialSecurity } from './industrialSecurity.ts'
import { monthEndStudy } from './monthEndStudy.ts'
import { settingUpGuide } from './settingUpGuide.ts'

const all = [annualReview2025, monthEndStudy, settingUpGuide, industrialSecurity]

export const reports = all.map(({ document }) => document)

export const reportFiles = all.map(({ upload }) => upload)
