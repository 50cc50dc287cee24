import { expect, test } from 'vitest'
import { menuGroups, pageCatalogue } from '@diwan/shared/catalogue'
import { contentTypes } from '@diwan/shared/content'

// The ids are a contract with whoever has stored them, so they are spelled out.
const ids = {
  home: 20,
  'about-us': 23,
  'contact-us': 24,
  careers: 22,
  partners: 25,
  'corporate-governance': 21,
  'news-room': 25,
  'reports-publications': 26,
  'business-establishment-relocation': 1,
  'office-coworking-collaborative-spaces': 2,
  'corporate-immigration-outsourcing': 3,
  'hr-management': 4,
  'accounting-zakat-tax-advisory': 5,
  'learning-training-academy': 6,
  'sap-implementation-support': 7,
  'data-governance-analytics': 8,
  'low-code-cloud-solutions': 9,
  'ai-machine-learning': 10,
  'digital-transformation-consulting': 11,
  'managed-services': 12,
  cybersecurity: 13,
  'govt-public-sector': 14,
  'banking-finance': 15,
  'continued-education-professional-development': 16,
  'industrial-manufacturing-supply-chain': 17,
  'it-emerging-technology': 18,
  'real-estate-construction': 19,
}

test('pages, services and solutions have the ids that were given out, and labels [§2.9, §3.3]', () => {
  const given = Object.entries(pageCatalogue).filter(([, { id }]) => id !== null)

  expect(Object.fromEntries(given.map(([key, { id }]) => [key, id]))).toEqual(ids)
  for (const { label } of Object.values(pageCatalogue)) expect(label).not.toBe('')
})

test('Cybersecurity is a solution by catalogue and a service by address [§2.10]', () => {
  expect(pageCatalogue.cybersecurity).toMatchObject({
    group: 'solution',
    path: '/services/cybersecurity',
    collection: 'services',
  })
})

test('the menus are the groups 26, 27 and 28 [§2.11]', () => {
  expect(menuGroups).toEqual({ aboutUs: 26, services: 27, solutions: 28 })
})

test('every list is a page of the catalogue, so that editors write it, menus lead to it and sitemaps name it', () => {
  const paths = Object.values(pageCatalogue).map(({ path }): string => path)
  const lists = Object.values(contentTypes).flatMap((type) => ('listPath' in type ? [type.listPath] : []))

  expect(lists.filter((list) => !paths.includes(list))).toEqual([])
})
