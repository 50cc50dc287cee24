// Text becomes markup in the places that stand here, each with the reason why no stranger's words get in; everywhere else templates
// and React escape it.

const NAMES = new Set(['innerHTML', 'outerHTML', 'srcdoc'])
const CALLS = new Set(['insertAdjacentHTML', 'createContextualFragment', 'setHTMLUnsafe', 'parseHTMLUnsafe'])

export const refuseRawHtml = {
  meta: {
    type: 'problem',
    messages: {
      raw: '{{name}} makes markup of text: let the template escape it, or use RichText for what editors wrote.',
    },
    schema: [],
  },
  create: (context) => {
    const report = (node, name) => context.report({ node, messageId: 'raw', data: { name } })
    return {
      JSXAttribute: (node) => {
        if (node.name.name === 'dangerouslySetInnerHTML') report(node, 'dangerouslySetInnerHTML')
      },
      AssignmentExpression: ({ left }) => {
        if (left.type === 'MemberExpression' && NAMES.has(left.property.name)) report(left, left.property.name)
      },
      CallExpression: ({ callee }) => {
        if (callee.type !== 'MemberExpression') return
        const { name } = callee.property
        const isWrite = callee.object.name === 'document' && (name === 'write' || name === 'writeln')
        if (CALLS.has(name) || isWrite) report(callee, name)
      },
    }
  },
}

/** Components that may: what they write is markup already, and made here. */
export const writers = {
  'site/src/components/RichText.astro':
    'the one door for what editors write: renderRichText escapes every text and link',
  'site/src/components/PlainText.astro': 'a text that is escaped first; only numbers are marked in it',
  'site/src/components/SeoHead.astro': 'JSON-LD, through escapeJsonLd',
  'site/src/components/SearchResults.astro': 'our own messages, through escapeJsonLd',
  'site/src/components/Icon.astro': 'a name of a closed list',
  'site/src/components/Pattern.astro': 'a name of a closed list',
  'site/src/content/SharedMarkup.astro': 'its own slot, which the template has escaped',
  'site/src/behaviours/HeadScripts.astro': 'our own script',
}

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/e2e/**']

export const rawHtml = [
  {
    files: ['site/src/**/*.astro'],
    ignores: Object.keys(writers),
    rules: { 'astro/no-set-html-directive': 'error' },
  },
  {
    files: ['{site,shared,cms}/**/*.{ts,tsx,astro}'],
    ignores: tests,
    plugins: { markup: { rules: { 'no-raw-html': refuseRawHtml } } },
    rules: { 'markup/no-raw-html': 'error' },
  },
]
