import { dirname, resolve } from 'node:path'
import { ESLint } from 'eslint'
import { beforeAll, expect, test } from 'vitest'

const root = resolve(dirname(import.meta.filename), '../..')
const eslint = new ESLint({ cwd: root })

// Reading the configuration with its plugins takes ESLint seconds, once.
beforeAll(() => eslint.calculateConfigForFile(resolve(root, 'shared/src/lib/x.ts')), 60_000)

// [file, import that must be refused]
const forbidden: [file: string, module: string][] = [
  ['shared/src/lib/x.ts', 'node:fs'],
  ['shared/src/lib/x.ts', 'react'],
  ['shared/src/contracts/x.ts', 'payload'],
  ['shared/src/browser/x.ts', 'react'],
  ['shared/src/browser/x.ts', 'astro:assets'],
  ['shared/src/react/X.tsx', 'node:fs'],
  ['site/src/pages/x.ts', 'payload'],
  ['site/src/lib/x.ts', '@diwan/cms/src/env'],
  ['site/src/layouts/x.ts', '@/pages/index.astro'],
  ['site/src/content/blogs/x.ts', '@/layouts/default.astro'],
  ['site/src/blocks/x.ts', '@diwan/site/store'],
  ['site/src/components/x.ts', '@/content/blogs/queries'],
  ['site/src/components/x.ts', '@diwan/site/store'],
  ['site/src/islands/A/A.tsx', '@/content/blogs/queries'],
  ['site/src/islands/A/A.tsx', '@/islands/B/B'],
  ['site/src/islands/A/A.tsx', '@diwan/site/store'],
  ['site/src/behaviours/x.ts', 'react'],
  ['site/src/behaviours/x.ts', '@diwan/site/store'],
  ['site/store/x.ts', '../publish/main.ts'],
  ['site/store/x.ts', 'astro'],
  ['site/serve/x.ts', '../store/index.ts'],
  ['site/serve/x.ts', '../publish/main.ts'],
  ['site/publish/x.ts', 'astro'],
  ['site/publish/x.ts', '@/content/blogs/queries'],
  ['site/publish/renderer/x.ts', '@/content/blogs/queries'],
  ['cms/src/forms/x.ts', '@diwan/site/store'],
  ['cms/src/forms/x.ts', 'astro'],
  ['cms/src/access/x.ts', '@/collections/blogs'],
  ['cms/src/fields/x.ts', '@/publishing/recordChange'],
  ['cms/src/hooks/x.ts', '@/admin/segments'],
  ['cms/src/admin/x.ts', '@/collections/blogs'],
  ['cms/src/collections/blogs/x.ts', '@/collections/news'],
  ['cms/src/collections/blogs/x.ts', '@/admin/segments'],
]

const allowed: [file: string, module: string][] = [
  ['shared/src/browser/x.ts', 'nanostores'],
  ['shared/src/react/X.tsx', 'react'],
  ['shared/src/contracts/x.ts', 'zod/mini'],
  ['site/src/pages/x.ts', '@/layouts/default.astro'],
  ['site/src/content/blogs/x.ts', '@diwan/site/store'],
  ['site/src/content/blogs/x.ts', '@/content/categories/queries'],
  ['site/publish/x.ts', '../store/index.ts'],
  ['site/publish/renderer/x.ts', 'astro'],
  ['cms/src/collections/blogs/x.ts', '@/collections/defineContent'],
  ['cms/src/collections/blogs/x.ts', '@/access/isEditor'],
  ['cms/src/admin/x.ts', '@payloadcms/ui'],
]

async function isRefused([file, module]: [string, string]): Promise<boolean> {
  const [result] = await eslint.lintText(`import '${module}'\n`, { filePath: resolve(root, file) })
  return result?.messages.some((message) => message.ruleId === 'no-restricted-imports') ?? false
}

test.each(forbidden)('%s may not import %s', async (...arrow) => expect(await isRefused(arrow)).toBe(true))

test.each(allowed)('%s may import %s', async (...arrow) => expect(await isRefused(arrow)).toBe(false))

test('a template may read neither clock, randomness nor environment', async () => {
  const code = 'export const a = [Date.now(), new Date(), Math.random(), process.env.X]\n'

  const [result] = await eslint.lintText(code, { filePath: resolve(root, 'site/src/components/x.ts') })

  expect(
    result?.messages.filter((message) => /no-restricted-(?:syntax|globals)/.test(message.ruleId ?? '')),
  ).toHaveLength(4)
})
