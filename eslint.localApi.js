// Payload's Local API passes over access control unless it is told otherwise. Every call of an endpoint or a screen says
// `overrideAccess: false` with a `user` (or the `req` that carries one), or its file stands here with the reason why nobody's rights
// apply.

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

/** The properties that an argument surely has: its own, and those of constants of this file that it spreads or is. */
function propertiesOf(node, scope) {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return propertiesOf(node.expression, scope)
  if (node.type === 'ObjectExpression') {
    return node.properties.flatMap((each) =>
      each.type === 'SpreadElement' ? propertiesOf(each.argument, scope) : [[nameOf(each), each.value]],
    )
  }
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
    },
    schema: [],
  },
  create: (context) => ({
    CallExpression(node) {
      const { callee } = node
      if (callee.type !== 'MemberExpression' || !CALLS.has(callee.property.name) || !isPayload(callee.object)) return
      const properties = new Map(
        node.arguments[0] ? propertiesOf(node.arguments[0], context.sourceCode.getScope(node)) : [],
      )
      const data = { call: callee.property.name }
      if (properties.get('overrideAccess')?.value !== false) context.report({ node, messageId: 'open', data })
      else if (!properties.has('user') && !properties.has('req')) context.report({ node, messageId: 'nobody', data })
    },
  }),
}

const guarded = 'the endpoint lets in only those whom it names; the system does the work'

/** Files whose calls pass over access control, each with the reason. A test fails when one needs it no longer. */
export const exceptions = {
  'cms/src/admin/components/Logo.tsx': 'the name of the company, for guests too',
  'cms/src/admin/views/hiring/listVacancyChoices.ts': 'titles of published vacancies, on a screen of the hiring desk',
  'cms/src/bundles/endpoints.ts': guarded,
  'cms/src/endpoints/checks/checkJobs.ts': 'counts only, for a monitor',
  'cms/src/endpoints/checks/findLastRelease.ts': 'the number of a public release, for a monitor',
  'cms/src/endpoints/listMenuBlogs.ts': 'published entries that every visitor reads',
  'cms/src/endpoints/streamFile.ts': 'whoever calls it has checked that the file may leave',
  'cms/src/publishing/endpoints/openSharedPreview.ts': 'the link is the right; it names one document',
  'cms/src/publishing/endpoints/sendHistory.ts': guarded,
  'cms/src/publishing/endpoints/sendStatus.ts': guarded,
  'cms/src/recruitment/alerts/alertEndpoints.ts': 'visitors have no account; the signed link names one alert',
  'cms/src/recruitment/endpoints/moves.ts': guarded,
  'cms/src/recruitment/endpoints/panel.ts': guarded,
  'cms/src/recruitment/endpoints/work.ts': guarded,
  'cms/src/recruitment/interviews/interviewEndpoints.ts': 'the signed link is the right; it names one interview',
}

export const area = [
  'cms/src/**/endpoints/**/*.{ts,tsx}',
  'cms/src/**/endpoints.ts',
  'cms/src/**/*Endpoints.ts',
  'cms/src/admin/**/*.{ts,tsx}',
  'cms/src/app/**/*.{ts,tsx}',
]

export const localApi = [
  {
    files: area,
    ignores: ['**/*.test.ts', '**/importMap.js', ...Object.keys(exceptions)],
    plugins: { diwan: { rules: { 'local-api-access': requireAccess } } },
    rules: { 'diwan/local-api-access': 'error' },
  },
]
