import { accountingZakatTaxAdvisory } from './accounting-zakat-tax-advisory.ts'
import { aiMachineLearning } from './ai-machine-learning.ts'
import { businessEstablishmentRelocation } from './business-establishment-relocation.ts'
import { corporateImmigrationOutsourcing } from './corporate-immigration-outsourcing.ts'
import { cybersecurity } from './cybersecurity.ts'
import { dataGovernanceAnalytics } from './data-governance-analytics.ts'
import { digitalTransformationConsulting } from './digital-transformation-consulting.ts'
import { hrManagement } from './hr-management.ts'
import { learningTrainingAcademy } from './learning-training-academy.ts'
import { lowCodeCloudSolutions } from './low-code-cloud-solutions.ts'
import { managedServices } from './managed-services.ts'
import { officeCoworkingCollaborativeSpaces } from './office-coworking-collaborative-spaces.ts'
import { sapImplementationSupport } from './sap-implementation-support.ts'

/** The service pages, in the order of the page catalogue. */
export const services = [
  businessEstablishmentRelocation,
  officeCoworkingCollaborativeSpaces,
  corporateImmigrationOutsourcing,
  hrManagement,
  accountingZakatTaxAdvisory,
  learningTrainingAcademy,
  sapImplementationSupport,
  dataGovernanceAnalytics,
  lowCodeCloudSolutions,
  aiMachineLearning,
  digitalTransformationConsulting,
  managedServices,
  cybersecurity,
]
