import { bankingFinance } from './banking-finance.ts'
import { continuedEducationProfessionalDevelopment } from './continued-education-professional-development.ts'
import { govtPublicSector } from './govt-public-sector.ts'
import { industrialManufacturingSupplyChain } from './industrial-manufacturing-supply-chain.ts'
import { itEmergingTechnology } from './it-emerging-technology.ts'
import { realEstateConstruction } from './real-estate-construction.ts'

/** The industry pages, in the order of the menu. */
export const industrySolutions = [
  govtPublicSector,
  bankingFinance,
  continuedEducationProfessionalDevelopment,
  industrialManufacturingSupplyChain,
  itEmergingTechnology,
  realEstateConstruction,
]
