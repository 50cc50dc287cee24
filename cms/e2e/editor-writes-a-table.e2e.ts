import { panelMessages } from '@diwan/shared/messages/panel'
import { COOKIE_PREFIX } from '@diwan/shared/spec/session'
import { expect, test } from '../../scripts/test/journey'
import { staff } from './signIn'
import { tokenOf } from './tokenOf'

test('an editor writes a table with the keyboard alone, in Arabic, and it is kept with its headings', async ({
  baseURL,
  context,
  page,
  request,
}) => {
  const words = panelMessages.ar.controls
  const token = await tokenOf(request, staff)
  const cookies = { [`${COOKIE_PREFIX}-lng`]: 'ar', [`${COOKIE_PREFIX}-token`]: token }
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseURL ?? '' })))
  await page.goto('/admin/auth/blogs/add?locale=ar')
  const text = page.locator('.rich-text-lexical [contenteditable="true"]').first()

  await text.focus()
  await page.keyboard.type('/جدول')
  await page.getByRole('option', { name: words.tables.table, exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await expect(text.locator('th')).toHaveCount(3)
  await page.keyboard.type('الخدمة')
  await page.keyboard.press('Tab')
  await page.keyboard.type('الرسوم')

  const menu = page.getByRole('button', { name: words.text.table, exact: true })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: words.tables.columnAfter, exact: true }).press('Enter')
  await expect(text.locator('th')).toHaveText(['الخدمة', 'الرسوم', '', ''])
})
