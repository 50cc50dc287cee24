import { eInvoicing } from './eInvoicing.ts'
import { familyCharter } from './familyCharter.ts'
import { firstHundredDays } from './firstHundredDays.ts'
import { firstOffice } from './firstOffice.ts'
import { labourLaw } from './labourLaw.ts'
import { personalData } from './personalData.ts'
import { ransomware } from './ransomware.ts'
import { regionalHeadquarters } from './regionalHeadquarters.ts'
import { sap2027 } from './sap2027.ts'
import { saudization } from './saudization.ts'
import { usefulAi } from './usefulAi.ts'
import { vatMistakes } from './vatMistakes.ts'
import { withholdingTax } from './withholdingTax.ts'
import { zakatClose } from './zakatClose.ts'

export const blogs = [
  firstHundredDays,
  regionalHeadquarters,
  labourLaw,
  eInvoicing,
  sap2027,
  saudization,
  firstOffice,
  personalData,
  zakatClose,
  familyCharter,
  withholdingTax,
  usefulAi,
  vatMistakes,
  ransomware,
]
