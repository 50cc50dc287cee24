import type { Page } from '@playwright/test'

export const staff = { email: 'journeys@rasikh.example', password: 'a-long-password-for-journeys' }

/** Signs in at the form that the page shows. */
export async function signIn(page: Page, { email, password } = staff): Promise<void> {
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}
