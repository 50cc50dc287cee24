import { annualReport } from './annualReport.ts'
import { dataPrivacyWorkshop } from './dataPrivacyWorkshop.ts'
import { graduates2025 } from './graduates2025.ts'
import { khobarOffice } from './khobarOffice.ts'
import { londonRoadshow } from './londonRoadshow.ts'
import { closeStudy } from './closeStudy.ts'
import { qimmaPartnership } from './qimmaPartnership.ts'
import { securityExercise } from './securityExercise.ts'

export const news = [
  khobarOffice,
  qimmaPartnership,
  graduates2025,
  dataPrivacyWorkshop,
  annualReport,
  closeStudy,
  securityExercise,
  londonRoadshow,
]
