import { expect, test } from 'vitest'
import { iconSprite } from './iconSprite'

test('the committed sprite holds every icon (vitest -u writes it again)', async () => {
  await expect(iconSprite()).toMatchFileSnapshot('./icons.svg')
})
