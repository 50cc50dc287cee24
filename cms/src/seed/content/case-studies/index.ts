import { bankCyberResilience } from './bank-cyber-resilience.ts'
import { developerFinancePlatform } from './developer-finance-platform.ts'
import { logisticsMarketEntry } from './logistics-market-entry.ts'
import { manufacturingSaudization } from './manufacturing-saudization.ts'
import { ministryDataOffice } from './ministry-data-office.ts'
import { trainingProviderLearningPlatform } from './training-provider-learning-platform.ts'

export const caseStudies = [
  bankCyberResilience,
  ministryDataOffice,
  manufacturingSaudization,
  developerFinancePlatform,
  logisticsMarketEntry,
  trainingProviderLearningPlatform,
]
