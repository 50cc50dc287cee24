import type { Shot } from './capture.ts'

/** The pictures that README shows, by file name. */
export const chosen: Record<string, Shot> = {
  'home-dark': { path: '/', theme: 'dark', width: 1280, height: 900 },
  'home-arabic-light': { path: '/ar', theme: 'light', width: 1280, height: 900 },
  'service-arabic-dark': { path: '/ar/services/cybersecurity', theme: 'dark', width: 1280, height: 900 },
  'industry-light': { path: '/solutions/banking-finance', theme: 'light', width: 1280, height: 900 },
  'articles-dark': { path: '/articles', theme: 'dark', width: 1280, height: 900 },
  'article-arabic-light': {
    path: '/ar/blog/personal-data-law-first-questions',
    theme: 'light',
    width: 1280,
    height: 900,
  },
  'careers-dark': { path: '/careers', theme: 'dark', width: 1280, height: 900 },
  'clients-light': { path: '/clients', theme: 'light', width: 1280, height: 900 },
  'home-phone': { path: '/', theme: 'light', width: 360, height: 740 },
  'home-phone-arabic': { path: '/ar', theme: 'dark', width: 360, height: 740 },
  'job-phone-arabic': { path: '/ar/job-details/data-engineer-riyadh', theme: 'light', width: 360, height: 740 },
  'contact-phone': { path: '/contact-us', theme: 'dark', width: 360, height: 740 },
}
