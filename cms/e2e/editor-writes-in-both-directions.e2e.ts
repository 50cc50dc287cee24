import type { Locator } from '@playwright/test'
import { expect, test } from '../../scripts/test/journey'
import { enterPanel } from './enterPanel'
import { staff } from './signIn'
import { tokenOf } from './tokenOf'

const edgesOf = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect()
    return { left: Math.round(left), right: Math.round(right) }
  })

test('in an Arabic panel the words around a text stand where the text begins, in both languages', async ({
  baseURL,
  context,
  page,
  request,
}) => {
  const token = await tokenOf(request, staff)
  const headers = { Authorization: `JWT ${token}` }
  const found = await request.get(
    '/api/blogs?limit=1&depth=0&where[slug][equals]=the-first-hour-of-a-ransomware-attack',
    { headers },
  )
  const { docs } = (await found.json()) as { docs: { id: string }[] }
  await enterPanel(context, baseURL, { token, lng: 'ar' })

  await page.goto('/admin/auth/blogs/add?locale=ar')
  const hint = page.locator('.LexicalEditorTheme__placeholder').first()
  await expect(hint).toBeVisible()
  const text = await edgesOf(page.locator('.rich-text-lexical [contenteditable="true"] p').first())
  expect((await edgesOf(hint)).right).toBe(text.right)

  await page.goto(`/admin/auth/blogs/edit/${docs[0]?.id}?locale=en`)
  const field = page.locator('.rich-text-lexical .field-type.textarea').first()
  await expect(field).toBeVisible()
  expect((await edgesOf(field.locator('.field-label'))).left).toBe((await edgesOf(field)).left)

  // A group of fields takes the whole column, and its fields begin and end where the others do.
  const group = page.locator('.document-fields__fields > .group-field').first()
  expect((await edgesOf(group)).right).toBe((await edgesOf(page.locator('.document-fields__main'))).right)
  expect(await edgesOf(group.locator('.field-type').first())).toEqual(await edgesOf(page.locator('#field-title')))
})
