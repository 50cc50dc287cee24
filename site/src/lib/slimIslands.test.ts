import { expect, test } from 'vitest'
import { slimIslands } from './slimIslands'

test('an island keeps what its element reads, and loses the rest', () => {
  const island =
    '<astro-island uid="Z1" prefix="r0" component-url="/a.js" component-export="default" renderer-url="/r.js" props="{&quot;a&quot;:[0,1],&quot;class&quot;:[0,&quot;_1t&quot;]}" ssr client="engage" opts="{&quot;name&quot;:&quot;A&quot;}" await-children><p client="engage">x</p><!--astro:end--></astro-island>'
  expect(slimIslands(island)).toBe(
    '<astro-island prefix="r0" component-url="/a.js" renderer-url="/r.js" props="{&quot;a&quot;:[0,1]}" ssr><p client="engage">x</p></astro-island>',
  )
})
