import { expect, test } from '../../scripts/test/journey'
import { signIn } from './signIn'

test('a redirect rule leads on, keeps the hash, and leaves the site for an absolute target [§2.14]', async ({
  page,
}) => {
  await page.goto('/admin/login')
  await signIn(page)
  await page.waitForURL('**/admin/auth/dashboard')
  const name = `old-${Date.now()}`
  const api = page.context().request
  const headers = { Origin: new URL(page.url()).origin }
  const made: string[] = []
  for (const rule of [
    { from: `/${name}`, to: '/about-us' },
    { from: `/${name}-away`, to: 'https://example.com/elsewhere' },
  ]) {
    const answer = await api.post('/api/redirects', { data: rule, headers })
    expect(answer.status()).toBe(201)
    made.push(((await answer.json()) as { doc: { id: string } }).doc.id)
  }

  await expect.poll(async () => (await api.get(`/${name}`, { maxRedirects: 0 })).status()).toBeLessThan(400)
  await page.goto(`/${name}#content`)
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/about-us#content')

  // The browser itself loads the other site; here it need not exist.
  const away = () => api.get(`/${name}-away`, { maxRedirects: 0 })
  await expect.poll(async () => (await away()).status()).toBeLessThan(400)
  expect((await away()).headers().location).toBe('https://example.com/elsewhere')

  for (const id of made) await api.delete(`/api/redirects/${id}`, { headers })
})
