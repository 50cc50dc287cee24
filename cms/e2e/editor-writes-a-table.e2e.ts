import { panelMessages } from '@diwan/shared/messages/panel'
import { expect, test } from '../../scripts/test/journey'
import { enterPanel } from './enterPanel'
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
  await enterPanel(context, baseURL, { token, lng: 'ar' })
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
