import { expect, test } from '../../scripts/test/journey'
import { enterPanel } from './enterPanel'
import { staff } from './signIn'
import { tokenOf } from './tokenOf'

test('whoever opens a list by its address goes back to it from an entry, and its arrows point where the panel is read', async ({
  baseURL,
  context,
  page,
  request,
}) => {
  await enterPanel(context, baseURL, { token: await tokenOf(request, staff), lng: 'ar' })
  const entries = page.locator('tbody .cell-title a')
  const pointsAt = (side: 'left' | 'right') =>
    page.locator(`.clickable-arrow--${side} .icon`).evaluate((icon) => getComputedStyle(icon).transform)

  await page.goto('/admin/auth/services?limit=10&page=2')
  // Payload completes the address when it has drawn the list.
  await page.waitForURL(/depth=/)
  const first = await entries.first().innerText()
  expect(await pointsAt('right')).toBe('matrix(0, 1, -1, 0, 0, 0)')
  expect(await pointsAt('left')).toBe('matrix(0, -1, 1, 0, 0, 0)')
  await entries.first().click()
  await expect(page.locator('#field-title')).toBeVisible()
  await page.goBack()

  await expect(entries.first()).toHaveText(first)
  await expect(page).toHaveURL(/page=2/)
})
