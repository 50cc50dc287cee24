// Payload's Local API passes over access control unless it is told otherwise. Every call of the CMS says `overrideAccess: false`
// with a `user` (or the `req` that carries one), or its file stands here under the reason why nobody's rights apply, and the call says so.

const CALLS = new Set([
  'count',
  'countGlobalVersions',
  'countVersions',
  'create',
  'delete',
  'duplicate',
  'find',
  'findByID',
  'findDistinct',
  'findGlobal',
  'findGlobalVersionByID',
  'findGlobalVersions',
  'findVersionByID',
  'findVersions',
  'restoreGlobalVersion',
  'restoreVersion',
  'update',
  'updateGlobal',
])

const nameOf = (property) => (property.type === 'Property' ? (property.key.name ?? property.key.value) : null)

const isPayload = (node) =>
  (node.type === 'Identifier' && node.name === 'payload') ||
  (node.type === 'MemberExpression' && node.property.name === 'payload')

/** The properties that an argument surely has: its own, and those of what this file names and it spreads, calls or is. */
function propertiesOf(node, scope) {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return propertiesOf(node.expression, scope)
  if (node.type === 'ObjectExpression') {
    return node.properties.flatMap((each) =>
      each.type === 'SpreadElement' ? propertiesOf(each.argument, scope) : [[nameOf(each), each.value]],
    )
  }
  if (node.type === 'CallExpression') return propertiesOf(node.callee, scope)
  if (node.type === 'ArrowFunctionExpression') return propertiesOf(node.body, scope)
  if (node.type !== 'Identifier') return []
  for (let at = scope; at; at = at.upper) {
    const definition = at.set.get(node.name)?.defs[0]
    if (definition) return definition.node.init ? propertiesOf(definition.node.init, at) : []
  }
  return []
}

export const requireAccess = {
  meta: {
    type: 'problem',
    messages: {
      open: "payload.{{call}}() passes over access control: say overrideAccess: false with a user, or name this file's reason in eslint.localApi.js.",
      nobody: 'payload.{{call}}() keeps to access control but names no user: pass user or req.',
      silent:
        "payload.{{call}}() does not say whether it passes over access control: say overrideAccess: true where this file's reason holds, else false with a user.",
    },
    schema: [{ enum: ['mayPassOver'] }],
  },
  create: (context) => ({
    CallExpression(node) {
      const { callee } = node
      if (callee.type !== 'MemberExpression' || !CALLS.has(callee.property.name) || !isPayload(callee.object)) return
      const properties = new Map(
        node.arguments[0] ? propertiesOf(node.arguments[0], context.sourceCode.getScope(node)) : [],
      )
      const data = { call: callee.property.name }
      const isOpen = properties.get('overrideAccess')?.value !== false
      if (isOpen && context.options[0] === 'mayPassOver') {
        if (!properties.has('overrideAccess')) context.report({ node, messageId: 'silent', data })
      } else if (isOpen) context.report({ node, messageId: 'open', data })
      else if (!properties.has('user') && !properties.has('req')) context.report({ node, messageId: 'nobody', data })
    },
  }),
}

/** Files whose calls pass over access control, by the reason why nobody's rights apply. A test fails when one needs it no longer. */
const reasons = [
  {
    reason:
      'the endpoint lets in only those whom it names, and the system does the work: others see less than it needs',
    files: [
      'cms/src/bundles/bundleStatus.ts',
      'cms/src/bundles/endpoints.ts',
      'cms/src/bundles/nameOfItem.ts',
      'cms/src/bundles/publishBundle.ts',
      'cms/src/bundles/rollBackBundle.ts',
      'cms/src/bundles/saveState.ts',
      'cms/src/bundles/scheduleBundle.ts',
      'cms/src/bundles/stateBefore.ts',
      'cms/src/contacts/answerContact.ts',
      'cms/src/publishing/documentState.ts',
      'cms/src/publishing/endpoints/sendHistory.ts',
      'cms/src/publishing/endpoints/sendStatus.ts',
      'cms/src/publishing/preview/bundleDrafts.ts',
      'cms/src/publishing/preview/findNewest.ts',
      'cms/src/recruitment/cvText/settleSuggestion.ts',
      'cms/src/recruitment/desk/changeApplication.ts',
      'cms/src/recruitment/desk/readDesk.ts',
      'cms/src/recruitment/desk/readTitles.ts',
      'cms/src/recruitment/duplicates/findJoined.ts',
      'cms/src/recruitment/duplicates/joinApplications.ts',
      'cms/src/recruitment/duplicates/mergeApplicants.ts',
      'cms/src/recruitment/duplicates/separateApplicants.ts',
      'cms/src/recruitment/interviews/changeInterview.ts',
      'cms/src/recruitment/reports/readReport.ts',
      'cms/src/recruitment/scores/readScoresDue.ts',
      'cms/src/recruitment/stages/stageLetters.ts',
      'cms/src/recruitment/stages/stageTasks.ts',
      'cms/src/review/isSecondPersonDemanded.ts',
      'cms/src/review/receiveReview.ts',
      'cms/src/publishing/plans/listPlans.ts',
      'cms/src/publishing/plans/planEndpoints.ts',
    ],
  },
  {
    reason: 'the title of what whoever asks may read: content for all staff, or a document they may write',
    files: ['cms/src/audit/readTitle.ts'],
  },
  {
    reason: 'what every visitor reads on the site',
    files: [
      'cms/src/admin/components/Logo.tsx',
      'cms/src/admin/views/hiring/listVacancyChoices.ts',
      'cms/src/email/companyOf.ts',
      'cms/src/endpoints/listMenuBlogs.ts',
      'cms/src/recruitment/alerts/listOffered.ts',
      'cms/src/recruitment/readTimeZone.ts',
    ],
  },
  {
    reason: 'counts and numbers only, for a monitor',
    files: [
      'cms/src/endpoints/checks/checkJobs.ts',
      'cms/src/endpoints/checks/findLastRelease.ts',
      'cms/src/observing/measureQueues.ts',
    ],
  },
  {
    reason: 'visitors have no account: their form is judged by its contract, and becomes records that only staff read',
    files: [
      'cms/src/forms/applications/queueApplicationMails.ts',
      'cms/src/forms/applications/saveApplicant.ts',
      'cms/src/forms/applications/storeApplication.ts',
      'cms/src/recruitment/addresses/findApplicant.ts',
    ],
  },
  {
    reason: 'a signed or random link is the right; it names one document',
    files: [
      'cms/src/publishing/preview/findOpenLink.ts',
      'cms/src/recruitment/addresses/confirmAddress.ts',
      'cms/src/recruitment/alerts/alertEndpoints.ts',
      'cms/src/recruitment/candidate/actions.ts',
      'cms/src/recruitment/candidate/answerEqually.ts',
      'cms/src/recruitment/candidate/changeEmail.ts',
      'cms/src/recruitment/candidate/listApplications.ts',
      'cms/src/recruitment/candidate/listOpenInterviews.ts',
      'cms/src/recruitment/interviews/interviewEndpoints.ts',
    ],
  },
  {
    reason: 'whoever calls it has checked who asks',
    files: [
      'cms/src/collections/applications/hooks/vacancyInTrash.ts',
      'cms/src/endpoints/changeEachAlone.ts',
      'cms/src/endpoints/streamFile.ts',
      'cms/src/recruitment/findPerson.ts',
    ],
  },
  {
    reason: 'the publisher, known by its account or its signature, copies what is published',
    files: [
      'cms/src/publishing/published/isOpenReportFile.ts',
      'cms/src/publishing/published/publishedDocuments.ts',
      'cms/src/publishing/published/publishedGlobal.ts',
      'cms/src/publishing/report/markHeld.ts',
      'cms/src/publishing/report/saveRelease.ts',
    ],
  },
  {
    reason: 'work of the clock or the queue: nobody asks for it',
    files: [
      'cms/src/email/index.ts',
      'cms/src/email/links/hideOldLinks.ts',
      'cms/src/files/keepMadeFile.ts',
      'cms/src/forms/files/removeUnnamed.ts',
      'cms/src/forms/files/tidyFiles.ts',
      'cms/src/jobs/listLaterPlans.ts',
      'cms/src/jobs/publishBundleTask.ts',
      'cms/src/jobs/publishOnSchedule.ts',
      'cms/src/jobs/reapJobs.ts',
      'cms/src/mediaKit/makeMediaKit.ts',
      'cms/src/publishing/outbox/pruneOutbox.ts',
      'cms/src/recruitment/alerts/announceVacancies.ts',
      'cms/src/recruitment/cvText/readNewCvs.ts',
      'cms/src/recruitment/duplicates/renewNameKeys.ts',
      'cms/src/recruitment/interviews/endInterviews.ts',
      'cms/src/recruitment/mails/linksFor.ts',
      'cms/src/recruitment/privacy/applyRetention.ts',
      'cms/src/recruitment/privacy/readRetention.ts',
      'cms/src/recruitment/privacy/remindOfRetention.ts',
      'cms/src/recruitment/privacy/shortenRetention.ts',
      'cms/src/shareImages/makeShareImages.ts',
    ],
  },
  {
    reason:
      'a person asked for their own data, or to be forgotten: everything of theirs, whoever may read it otherwise',
    files: [
      'cms/src/recruitment/privacy/dossier.ts',
      'cms/src/recruitment/privacy/eraseApplicant.ts',
      'cms/src/recruitment/privacy/localeOfApplicant.ts',
    ],
  },
  {
    reason: 'follows from a change that was allowed, in its transaction: the rules of the system, not of the person',
    files: [
      'cms/src/audit/auditSessions.ts',
      'cms/src/auth/sessions/openSession.ts',
      'cms/src/collections/redirects/hooks/repointRedirects.ts',
      'cms/src/collections/users/hooks/keepAnAdmin.ts',
      'cms/src/contacts/tellAssignee.ts',
      'cms/src/contacts/writeToPerson.ts',
      'cms/src/hooks/redirectOldAddress.ts',
      'cms/src/publishing/recordFileChange.ts',
      'cms/src/recruitment/duplicates/markDuplicates.ts',
      'cms/src/recruitment/interviews/listInterviewers.ts',
      'cms/src/recruitment/mails/queueReceipt.ts',
      'cms/src/recruitment/mails/queueTemplate.ts',
      'cms/src/recruitment/mails/tellMentioned.ts',
      'cms/src/recruitment/mails/tellOwner.ts',
      'cms/src/recruitment/mails/wordsOfApplication.ts',
      'cms/src/recruitment/stages/runEntryActions.ts',
    ],
  },
  {
    reason: 'fills an installation before it serves anybody; run by its operator',
    files: [
      'cms/src/seed/bulk/ensureExtraDocuments.ts',
      'cms/src/seed/run/ensureAccounts.ts',
      'cms/src/seed/run/ensureDemo.ts',
      'cms/src/seed/run/existingDocuments.ts',
      'cms/src/seed/run/saveDocument.ts',
      'cms/src/seed/run/saveUpload.ts',
    ],
  },
]

export const exceptions = Object.fromEntries(
  reasons.flatMap(({ files, reason }) => files.map((file) => [file, reason])),
)

export const area = ['cms/src/**/*.{ts,tsx}']

export const localApi = [
  {
    files: area,
    ignores: ['**/*.test.ts', '**/*.dom.test.tsx', '**/importMap.js'],
    plugins: { diwan: { rules: { 'local-api-access': requireAccess } } },
    rules: { 'diwan/local-api-access': 'error' },
  },
  { files: Object.keys(exceptions), rules: { 'diwan/local-api-access': ['error', 'mayPassOver'] } },
]
