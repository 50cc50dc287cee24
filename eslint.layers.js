// Who may import whom: the table of docs/architecture.md as lint rules. ESLint takes the last matching entry of a rule for a
// file, so each layer repeats its parents' patterns.

const layer = (folder, patterns, ignores = []) => ({
  files: [`${folder}/**`],
  ignores,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { group: patterns, message: `Not from ${folder}: see "Who may import whom" in docs/architecture.md.` },
        ],
      },
    ],
  },
})

const node = ['node:*']
const frameworks = ['payload', 'payload/*', '@payloadcms/*', 'next', 'next/*', 'astro', 'astro:*', '@/*']
const react = [
  'react',
  'react/*',
  'react-dom',
  'react-dom/*',
  'react-toastify',
  'react-toastify/*',
  'nanostores',
  '@nanostores/*',
  'ofetch',
]
const up = ['../../../*']

const cms = ['**/cms/**', '@diwan/cms', '@diwan/cms/*', 'payload', 'payload/*', '@payloadcms/*', 'next', 'next/*']
const site = ['**/site/**', '@diwan/site', '@diwan/site/*', 'astro', 'astro:*']
const pages = ['@/pages/*', '@/pages/**', '@/layouts/*', '@/layouts/**']
const store = ['**/store', '**/store/**', '@diwan/site/store', '@diwan/site/store/*']
const content = ['@/content/*', '@/content/**']

export const layers = [
  layer('shared/src', [...node, ...react, ...frameworks]),
  layer('shared/src/browser', [...node, ...frameworks, 'react', 'react/*', 'react-dom', 'react-dom/*']),
  layer('shared/src/react', [...node, ...frameworks]),

  layer('site', cms),
  layer('site/src', [...cms, '**/publish/**', '**/serve/**']),
  layer('site/src/layouts', [...cms, '@/pages/*', '@/pages/**', '**/publish/**', '**/serve/**']),
  layer('site/src/content', [...cms, ...pages, '**/publish/**', '**/serve/**']),
  layer('site/src/blocks', [...cms, ...pages, ...store, '**/publish/**', '**/serve/**']),
  layer('site/src/components', [...cms, ...pages, ...store, ...content, '**/publish/**', '**/serve/**']),
  layer('site/src/islands', [
    ...cms,
    ...pages,
    ...store,
    ...content,
    ...node,
    '@/islands/*',
    '@/islands/**',
    '@/components/*',
    '@/components/**',
    '**/publish/**',
    '**/serve/**',
  ]),
  layer('site/src/behaviours', [
    ...cms,
    ...pages,
    ...store,
    ...content,
    ...node,
    'react',
    'react/*',
    'react-dom',
    'react-dom/*',
    '@/islands/*',
    '@/islands/**',
    '**/publish/**',
    '**/serve/**',
  ]),
  layer('site/src/lib', [
    ...cms,
    ...pages,
    ...store,
    ...content,
    '@/islands/**',
    '@/components/**',
    '@/blocks/**',
    '**/publish/**',
    '**/serve/**',
  ]),
  layer('site/store', [...cms, '@/*', '@/**', '**/publish/**', '**/serve/**', '**/src/content/**', 'astro', 'astro:*']),
  layer('site/serve', [...cms, '@/*', '@/**', '**/publish/**', '**/store/**', 'astro', 'astro:*']),
  layer(
    'site/publish',
    [...cms, '@/*', '@/**', '**/serve/**', 'astro', 'astro:*'],
    ['site/publish/renderer/**', 'site/publish/testing/fixture/**'],
  ),
  layer('site/publish/renderer', [...cms, '@/*', '@/**', '**/serve/**']),

  layer('cms', [...site, ...up]),
  layer('cms/src/{access,fields,hooks}', [
    ...site,
    '@/collections/*',
    '@/collections/**',
    '@/publishing/*',
    '@/publishing/**',
    '@/admin/*',
    '@/admin/**',
  ]),
  layer('cms/src/admin', [...site, '@/collections/*', '@/collections/**']),
  layer(
    'cms/src/collections',
    [
      ...site,
      '@/collections/*',
      '!@/collections/defineContent',
      '!@/collections/defineRecord',
      '@/admin/*',
      '@/admin/**',
    ],
    ['cms/src/collections/index.ts'],
  ),
]
