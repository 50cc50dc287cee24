import { applicationFields } from '@diwan/shared/contracts/applicationForm'
import { isNobody } from '@/access/isNobody'
import { isRecruiter } from '@/access/isRecruiter'
import { defineRecord } from '@/collections/defineRecord'
import { likeTheForm } from '@/fields/byContract'
import { idempotencyKey } from '@/fields/idempotencyKey'
import { languageOfRecord } from '@/fields/languageOfRecord'
import { reference } from '@/fields/reference'
import { applicationEndpoints } from '@/forms/applicationEndpoints'
import { signNotes } from '@/hooks/signNotes'
import { answers } from './answers'
import { deskFields } from './deskFields'
import { furtherKeys } from './furtherKeys'
import { history } from './history'
import { judgeCandidate } from './hooks/judgeCandidate'
import { recordStageChange } from './hooks/recordStageChange'
import { searchByPerson } from './hooks/searchByPerson'
import { signRatings } from './hooks/signRatings'
import { vacancyInTrash } from './hooks/vacancyInTrash'
import { mentioningNotes } from './mentioningNotes'
import { ratings } from './ratings'
import { deskEndpoints } from '@/recruitment/endpoints'
import { leaveOutUnscored } from '@/recruitment/scores/leaveOutUnscored'
import { isAboutSource, notFromRobots } from '@/recruitment/robots'
import { runEntryActions } from '@/recruitment/stages/runEntryActions'
import { holdEarlierLetters } from '@/recruitment/stages/stageLetters'
import { settleStageTasks } from '@/recruitment/stages/stageTasks'
import { stages } from '@/recruitment/stages/stages'

const cells = '@/admin/views/hiring/'
const received = { update: isNobody }

/** Who applied for what, and how far it has come. Made by the form; recruiters move it on. */
export const applications = defineRecord({
  slug: 'applications',
  names: { en: ['Application', 'Applications'], ar: ['طلب توظيف', 'طلبات التوظيف'] },
  group: 'recruitment',
  // An application goes with its person: deleting it alone would leave mails and files behind.
  access: { read: isRecruiter, create: isNobody, update: isRecruiter, delete: isNobody },
  endpoints: [...applicationEndpoints, ...deskEndpoints],
  typescript: { interface: 'ApplicationDoc' },
  admin: {
    useAsTitle: 'reference',
    baseFilter: ({ req }) => (isAboutSource(req.query.where) ? null : notFromRobots),
    defaultColumns: ['reference', 'applicant', 'vacancy', 'stage', 'rating', 'stageSince', 'createdAt'],
    description: {
      en: 'The search finds references, names, e-mail addresses, phone numbers and the words of CVs.',
      ar: 'يشمل البحث الأرقام المرجعية والأسماء وعناوين البريد وأرقام الهواتف وكلمات السير الذاتية.',
    },
    components: { views: { list: { Component: '@/admin/views/hiring/ApplicationsList#ApplicationsList' } } },
  },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['stage', 'stageSince'] }, { fields: ['vacancy', 'stage', 'stageSince'] }],
  hooks: {
    beforeOperation: [searchByPerson, leaveOutUnscored('id')],
    beforeChange: [signNotes, signRatings, judgeCandidate, recordStageChange],
    afterChange: [holdEarlierLetters, settleStageTasks, runEntryActions],
    afterRead: [vacancyInTrash.readAlong],
  },
  fields: [
    { ...reference, admin: { ...reference.admin, components: { Cell: `${cells}ReferenceCell#ReferenceCell` } } },
    {
      name: 'applicant',
      type: 'relationship',
      relationTo: 'applicants',
      required: true,
      index: true,
      access: received,
    },
    {
      name: 'vacancy',
      type: 'relationship',
      relationTo: 'vacancies',
      index: true,
      access: received,
      hooks: { afterRead: [vacancyInTrash.note] },
    },
    {
      name: 'stage',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'new',
      options: [...stages],
      admin: { position: 'sidebar', components: { Cell: `${cells}StageCell#StageCell` } },
    },
    {
      name: 'rejectionReason',
      type: 'relationship',
      relationTo: 'rejection-reasons',
      admin: { position: 'sidebar', condition: (data) => data?.stage === 'rejected' },
    },
    { name: 'coverLetter', type: 'textarea', ...likeTheForm(applicationFields.coverLetter), access: received },
    { name: 'cv', type: 'upload', relationTo: 'files', access: received },
    answers,
    ratings,
    mentioningNotes,
    history,
    ...deskFields,
    {
      name: 'source',
      type: 'text',
      access: received,
      admin: { position: 'sidebar', readOnly: true, components: { Cell: `${cells}SourceCell#SourceCell` } },
    },
    { ...languageOfRecord, access: received, admin: { position: 'sidebar', readOnly: true } },
    idempotencyKey,
    furtherKeys,
  ],
})
