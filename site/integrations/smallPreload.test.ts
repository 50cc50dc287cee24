import { expect, test } from 'vitest'
import { withoutPreloads } from './smallPreload.ts'

test('a chunk loses the lists of what it would preload, and nothing else', () => {
  const list = `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["_astro/a.js"])))=>i.map(i=>d[i]);\n`
  const code =
    'import{t as e}from"./p.js";e(()=>import(`./a.js`),__vite__mapDeps([0,1])).then(f);e(()=>import(`./b.js`),[]);'

  expect(withoutPreloads(list + code)).toBe(code.replace(',__vite__mapDeps([0,1])', ''))
  expect(withoutPreloads(code.replace(',__vite__mapDeps([0,1])', ''))).not.toContain('mapDeps')
})
