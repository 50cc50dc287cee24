import { join } from 'node:path'
import { canCreateFile } from '@/access/canCreateFile'
import { canDeleteFile } from '@/access/canDeleteFile'
import { canReadFile } from '@/access/canReadFile'
import { canWriteFile } from '@/access/canWriteFile'
import { hasRole } from '@/access/hasRole'
import { isAdmin } from '@/access/isAdmin'
import { serveSafely } from '@/access/serveSafely'
import { auditOpenedCv } from '@/audit/auditOpenedCv'
import { defineRecord } from '@/collections/defineRecord'
import { env } from '@/env'
import { factsOfFile } from '@/fields/factsOfFile'
import { recordFileChange } from '@/publishing/recordFileChange'
import { beforeItsTurn } from '@/files/beforeItsTurn'
import { fetchOwnFilesOnly } from '@/files/fetchOwnFilesOnly'
import { holdReplaced, letReplacedGo, putReplacedBack } from '@/files/holdReplaced'
import { leaveOutFacts } from '@/files/leaveOutFacts'
import { requireHarmlessFile } from '@/files/requireHarmlessFile'
import { nameFileAtRandom } from './hooks/nameFileAtRandom'
import { wipeStored } from './hooks/wipeStored'

/** Private files: what candidates sent, and every report. Never public at their own address. */
export const files = defineRecord({
  slug: 'files',
  names: { en: ['Private file', 'Private files'], ar: ['ملف خاص', 'الملفات الخاصة'] },
  group: 'enquiries',
  access: { read: canReadFile, create: canCreateFile, update: canWriteFile, delete: canDeleteFile },
  typescript: { interface: 'FileDoc' },
  admin: { useAsTitle: 'originalName', defaultColumns: ['originalName', 'kind', 'createdAt'] },
  upload: {
    staticDir: join(env.DATA_DIR, 'uploads', 'files'),
    focalPoint: false,
    crop: false,
    displayPreview: false,
    // Addresses on the web are fetched by nobody: a private file comes from its owner.
    pasteURL: false,
    externalFileHeaderFilter: fetchOwnFilesOnly,
    handlers: [auditOpenedCv],
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Content-Disposition', 'attachment')
      headers.set('Cache-Control', 'private, no-store')
      return serveSafely({ headers })
    },
  },
  hooks: {
    beforeOperation: [leaveOutFacts, beforeItsTurn(requireHarmlessFile, nameFileAtRandom), holdReplaced],
    afterOperation: [letReplacedGo],
    afterError: [putReplacedBack],
    afterChange: [recordFileChange],
    afterDelete: [wipeStored],
  },
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      options: ['cv', 'answer', 'report'],
      access: { update: isAdmin },
      defaultValue: ({ req }) => (hasRole(req, 'recruiter') ? 'cv' : hasRole(req, 'editor') ? 'report' : undefined),
    },
    { name: 'originalName', type: 'text', admin: { readOnly: true } },
    // What a CV says, for search; read by a job.
    { name: 'text', type: 'textarea', hidden: true },
    { name: 'textState', type: 'select', index: true, hidden: true, options: ['done', 'none', 'failed'] },
    ...factsOfFile,
  ],
})
