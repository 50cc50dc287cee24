import type { GlobalConfig } from 'payload'
import { isRecruiter } from '@/access/isRecruiter'
import { keptForm } from '@/collections/keptForm'
import { stages } from '@/recruitment/stages/stages'
import { labelled } from '@/fields/labelled'
import { letterTemplate } from '@/fields/letterTemplate'
import { refuseOddGlobalData } from '@/hooks/refuseOddData'
import { refuseOlderFormOfGlobal } from '@/hooks/refuseOlderForm'
import { noteChoiceInGlobal, requireThereInGlobal } from '@/hooks/requireThere'

/** How the hiring desk works: what happens when an application comes to a stage, and what candidates are judged by. */
export const hiringDesk: GlobalConfig = {
  slug: 'hiring-desk',
  label: { en: 'Hiring desk', ar: 'مكتب التوظيف' },
  access: { read: isRecruiter, update: isRecruiter },
  hooks: {
    beforeOperation: [refuseOddGlobalData, refuseOlderFormOfGlobal, noteChoiceInGlobal],
    beforeValidate: [requireThereInGlobal],
  },
  admin: {
    group: { en: 'Recruitment', ar: 'التوظيف' },
    hideAPIURL: true,
    components: { elements: keptForm.edit },
  },
  typescript: { interface: 'HiringDeskDoc' },
  fields: labelled([
    {
      name: 'stageActions',
      type: 'array',
      fields: [
        { name: 'stage', type: 'select', required: true, options: [...stages] },
        letterTemplate,
        { name: 'task', type: 'text', localized: true },
        { name: 'dueDays', type: 'number', min: 0, defaultValue: 2 },
      ],
    },
    {
      name: 'undoMinutes',
      type: 'number',
      min: 0,
      max: 10_080,
      defaultValue: 60,
      admin: {
        description: {
          en: 'The mail that declines an application waits this long, so that the decision can be taken back.',
          ar: 'تنتظر رسالة الاعتذار هذه المدة حتى يمكن التراجع عن القرار.',
        },
      },
    },
    {
      name: 'criteria',
      type: 'array',
      fields: [{ name: 'title', type: 'text', required: true, localized: true }],
    },
    { name: 'asksEqualOpportunity', type: 'checkbox', defaultValue: false },
  ]),
}
