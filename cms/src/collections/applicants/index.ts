import { applicationFields } from '@diwan/shared/contracts/applicationForm'
import { bySystem } from '@/access/bySystem'
import { isNobody } from '@/access/isNobody'
import { isRecruiter } from '@/access/isRecruiter'
import { defineRecord } from '@/collections/defineRecord'
import { byContract, likeTheForm } from '@/fields/byContract'
import { companyDay, companyTime } from '@/fields/companyTime'
import { consents } from '@/fields/consents'
import { manyOf } from '@/fields/manyOf'
import { phone } from '@/fields/phone'
import { webAddress } from '@/fields/webAddress'
import { normaliseEmail } from '@/hooks/normaliseEmail'
import { keepOwnEmails } from '@/recruitment/addresses/keepOwnEmails'
import { tellOfAddress } from '@/recruitment/addresses/tellOfAddress'
import { keepNameKey } from '@/recruitment/duplicates/keepNameKey'
import { markDuplicates } from '@/recruitment/duplicates/markDuplicates'
import { peopleEndpoints } from '@/recruitment/endpoints/people'
import { keepToRule } from '@/recruitment/privacy/keepToRule'
import { remindAnew } from '@/recruitment/privacy/remindAnew'
import { searchBySpelling } from './hooks/searchBySpelling'
import { applicantRecord } from './applicantRecord'
import { knownFacts } from './knownFacts'

/** Records of people who name each other: those of twenty who are alike would be there 160,000 times at a depth of four. */
const otherPeople = (name: string) => ({ ...manyOf(name, 'applicants'), maxDepth: 1 })

/** People who applied: the same e-mail address is the same person. */
export const applicants = defineRecord({
  slug: 'applicants',
  names: { en: ['Applicant', 'Applicants'], ar: ['متقدم', 'المتقدمون'] },
  group: 'recruitment',
  // Deleting would leave mails and files behind: people are erased, and a certificate stays.
  access: { read: isRecruiter, create: isRecruiter, update: isRecruiter, delete: isNobody },
  endpoints: peopleEndpoints,
  hooks: {
    beforeOperation: [searchBySpelling],
    beforeChange: [keepNameKey, keepOwnEmails, remindAnew],
    afterChange: [markDuplicates, tellOfAddress],
  },
  typescript: { interface: 'ApplicantDoc' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'phone', 'city', 'retainUntil', 'createdAt'],
    listSearchableFields: ['name', 'email', 'phone'],
  },
  fields: [
    { name: 'name', type: 'text', required: true, index: true, ...likeTheForm(applicationFields.name) },
    {
      name: 'email',
      type: 'email',
      required: true,
      unique: true,
      index: true,
      validate: byContract(applicationFields.email),
      hooks: { beforeValidate: [normaliseEmail] },
    },
    { ...phone, index: true },
    { name: 'city', type: 'text', ...likeTheForm(applicationFields.city) },
    { name: 'links', type: 'array', fields: [{ ...webAddress('url'), required: true }] },
    { ...manyOf('cvs', 'files'), filterOptions: { kind: { equals: 'cv' } } },
    consents,
    {
      name: 'retainUntil',
      type: 'date',
      index: true,
      hooks: { beforeValidate: [keepToRule] },
      admin: {
        ...companyDay,
        position: 'sidebar',
        description: {
          en: 'After this day the record is made anonymous. Leave it empty to keep the person as long as applications and consents say.',
          ar: 'بعد هذا اليوم تُزال البيانات الشخصية من السجل. اتركه فارغًا ليبقى السجل ما دامت الطلبات والموافقات تقتضي ذلك.',
        },
      },
    },
    { ...otherPeople('possibleDuplicates'), access: bySystem, admin: { position: 'sidebar' } },
    { ...otherPeople('otherPeople'), access: bySystem, admin: { position: 'sidebar' } },
    ...knownFacts,
    applicantRecord,
    {
      name: 'remindedAt',
      type: 'date',
      access: bySystem,
      admin: { ...companyTime, position: 'sidebar', readOnly: true },
    },
    {
      name: 'anonymisedAt',
      type: 'date',
      access: bySystem,
      index: true,
      admin: { ...companyTime, position: 'sidebar', readOnly: true },
    },
  ],
})
