import { hero } from '../blocks.ts'
import { definePage } from '../definePage.ts'

export const sitemap = definePage({
  key: 'sitemap',
  en: {
    title: 'Sitemap',
    layout: [
      hero(
        'sitemap',
        'Sitemap',
        'Every page of this site',
        'Services, industries, company, articles, news and open positions at a glance.',
      ),
    ],
  },
  ar: {
    title: 'خريطة الموقع',
    layout: [
      hero(
        'sitemap',
        'خريطة الموقع',
        'كل صفحات الموقع',
        'الخدمات والقطاعات والشركة والمقالات والأخبار والوظائف المتاحة في نظرة واحدة.',
      ),
    ],
  },
})
