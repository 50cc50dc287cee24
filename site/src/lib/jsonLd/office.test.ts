import { expect, test } from 'vitest'
import { office } from './office'

const riyadh = {
  name: 'Rasikh, Riyadh headquarters',
  address: 'King Fahd Branch Road',
  city: 'Riyadh',
  country: 'sa',
  phone: '+966115550100',
  latitude: 24.76,
  longitude: 46.64,
  image: '/media/logo.png',
  path: '/contact-us#riyadh',
}

test('an office says whose it is, where it stands and how to call it, in full addresses', () => {
  expect(office('https://site.example', riyadh)).toEqual({
    '@type': 'LocalBusiness',
    '@id': 'https://site.example/contact-us#riyadh',
    name: 'Rasikh, Riyadh headquarters',
    url: 'https://site.example/contact-us#riyadh',
    image: 'https://site.example/media/logo.png',
    telephone: '+966115550100',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'King Fahd Branch Road',
      addressLocality: 'Riyadh',
      addressCountry: 'SA',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 24.76, longitude: 46.64 },
    parentOrganization: { '@id': 'https://site.example/#organization' },
  })
})

test('half a position on the map is none', () => {
  expect(office('https://site.example', { ...riyadh, longitude: null })).not.toHaveProperty('geo')
})
