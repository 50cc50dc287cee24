import { expect, test } from 'vitest'
import { readPreviewToken, signPreviewToken } from './previewToken.ts'

const grant = { collection: 'blogs', id: 'b1', locale: 'en' as const, link: null, expiresAt: 1 }

test('a token is read by who has its secret, and only as it was made', async () => {
  const token = await signPreviewToken('secret', grant)
  const [payload = '', signature = ''] = token.split('.')
  const other = await signPreviewToken('secret', { ...grant, id: 'b2' })

  expect(await readPreviewToken('secret', token)).toEqual(grant)
  expect(await readPreviewToken('another', token)).toBeNull()
  for (const changed of ['', payload, `${token}.more`, `${other.split('.')[0]}.${signature}`, `${payload}.%`])
    expect(await readPreviewToken('secret', changed), changed).toBeNull()
})
