import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import astro from 'eslint-plugin-astro'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { layers } from './eslint.layers.js'
import { localApi } from './eslint.localApi.js'
import { rawHtml } from './eslint.rawHtml.js'

export default defineConfig(
  globalIgnores([
    '**/dist',
    '**/.next',
    '**/.astro',
    '**/.bundle*',
    '**/.data',
    '**/.turbo',
    '**/generated',
    '**/migrations',
    '**/importMap.js',
    '**/next-env.d.ts',
    'test-results',
    'playwright-report',
  ]),
  js.configs.recommended,
  tseslint.configs.recommended,
  astro.configs.recommended,
  reactHooks.configs.flat.recommended,
  prettier,
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      // The browser's own questions vanish, answered with no, when a frame loads: use `useQuestion`.
      'no-alert': 'error',
    },
  },
  // Templates' bytes follow from the store alone: no clock, no randomness, no environment.
  {
    files: ['site/src/{pages,layouts,content,blocks,components,lib}/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'process', message: 'Templates read the store, never the environment.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Use now() of the store: it is a traced read.',
        },
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: 'Use now() of the store: it is a traced read.',
        },
        {
          selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
          message: 'Pages must be the same bytes every time.',
        },
        {
          selector: "CallExpression[callee.object.name='crypto'][callee.property.name='randomUUID']",
          message: 'Pages must be the same bytes every time.',
        },
      ],
    },
  },
  // What lies between the CMS and the site grows with the site.
  {
    files: ['site/{publish,store,serve}/**', 'cms/src/publishing/**'],
    ignores: ['site/publish/testing/**', '**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name=/^(push|unshift)$/] > SpreadElement',
          message: 'Spread arguments lie on the call stack, which has no room for some 120,000: add them one by one.',
        },
      ],
    },
  },
  ...layers,
  ...localApi,
  ...rawHtml,
)
