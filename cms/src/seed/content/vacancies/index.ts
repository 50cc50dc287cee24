import { dataEngineer } from './dataEngineer.ts'
import { graduateProgramme } from './graduateProgramme.ts'
import { hrBusinessPartner } from './hrBusinessPartner.ts'
import { sapFinanceConsultant } from './sapFinanceConsultant.ts'
import { seniorTaxConsultant } from './seniorTaxConsultant.ts'
import { setupAdvisor } from './setupAdvisor.ts'
import { vatAnalyst } from './vatAnalyst.ts'

export const vacancies = [
  seniorTaxConsultant,
  sapFinanceConsultant,
  dataEngineer,
  setupAdvisor,
  hrBusinessPartner,
  vatAnalyst,
  graduateProgramme,
]
