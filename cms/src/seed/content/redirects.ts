import type { DemoDocument } from '../demoDocument.ts'

const redirect = (key: string, from: string, to: string): DemoDocument => ({
  collection: 'redirects',
  key,
  shared: { from, to, permanent: true },
  en: {},
  ar: {},
})

export const redirects: DemoDocument[] = [
  redirect('jobs', '/jobs', '/careers'),
  redirect('zakat', '/services/zakat', '/services/accounting-zakat-tax-advisory'),
]
