import { menuGroups, pageCatalogue, type MenuGroup } from '@diwan/shared/catalogue'
import type { DemoGlobal } from '../demoDocument.ts'
import { media } from '../media.ts'
import { industrySolutions } from './industry-solutions/index.ts'
import { services } from './services/index.ts'

type Language = 'en' | 'ar'
type Link = { label: string; href: string }

const labels = {
  en: {
    home: 'Home',
    'about-us': 'About us',
    articles: 'Articles',
    careers: 'Careers',
    clients: 'Clients',
    'contact-us': 'Contact us',
    'corporate-governance': 'Corporate governance',
    'graduate-elite-program': 'Graduate Elite Program',
    leadership: 'Leadership',
    'media-kit': 'Media kit',
    'news-room': 'Newsroom',
    partners: 'Partners',
    'privacy-policy': 'Privacy policy',
    'reports-publications': 'Reports & publications',
    sitemap: 'Sitemap',
  },
  ar: {
    home: 'الرئيسية',
    'about-us': 'من نحن',
    articles: 'المقالات',
    careers: 'الوظائف',
    clients: 'عملاؤنا',
    'contact-us': 'تواصل معنا',
    'corporate-governance': 'حوكمة الشركة',
    'graduate-elite-program': 'برنامج نخبة الخريجين',
    leadership: 'القيادة',
    'media-kit': 'الحقيبة الإعلامية',
    'news-room': 'المركز الإعلامي',
    partners: 'شركاؤنا',
    'privacy-policy': 'سياسة الخصوصية',
    'reports-publications': 'التقارير والإصدارات',
    sitemap: 'خريطة الموقع',
  },
}
type LabelledPage = keyof (typeof labels)['en']

const pageLinks = (language: Language, keys: LabelledPage[]): Link[] =>
  keys.map((key) => ({ label: labels[language][key], href: pageCatalogue[key].path }))

// Cybersecurity is a service that the catalogue lists among the solutions.
const menuServices = services.filter(({ key }) => key !== 'cybersecurity')
const menuSolutions = [...services.filter(({ key }) => key === 'cybersecurity'), ...industrySolutions]

const entryLinks = (language: Language, entries: typeof services): Link[] =>
  entries.map((entry) => ({
    label: String(entry[language]?.title),
    href: pageCatalogue[entry.key as keyof typeof pageCatalogue].path,
  }))

const groupLabels: Record<Language, Record<MenuGroup, string>> = {
  en: { aboutUs: 'About us', services: 'Services', solutions: 'Solutions' },
  ar: { aboutUs: 'من نحن', services: 'الخدمات', solutions: 'الحلول' },
}

const groupItems = (language: Language): Record<MenuGroup, Link[]> => ({
  aboutUs: pageLinks(language, [
    'about-us',
    'leadership',
    'corporate-governance',
    'clients',
    'partners',
    'news-room',
    'reports-publications',
    'media-kit',
  ]),
  services: entryLinks(language, menuServices),
  solutions: entryLinks(language, menuSolutions),
})

const navigationIn = (language: Language) => ({
  ...Object.fromEntries(
    (Object.keys(menuGroups) as MenuGroup[]).map((group) => [
      group,
      { label: groupLabels[language][group], items: groupItems(language)[group] },
    ]),
  ),
  links: pageLinks(language, ['articles', 'careers', 'contact-us']),
})

const columnHeadings = {
  en: ['Company', 'Insights', 'Work with us', 'Selected services'],
  ar: ['الشركة', 'المعرفة', 'انضم إلينا', 'خدمات مختارة'],
}

const footerIn = (language: Language) => {
  const [company = '', insights = '', careers = '', selected = ''] = columnHeadings[language]
  const chosen = [
    'business-establishment-relocation',
    'accounting-zakat-tax-advisory',
    'cybersecurity',
    'hr-management',
  ]
  return {
    columns: [
      {
        heading: company,
        links: pageLinks(language, ['about-us', 'leadership', 'corporate-governance', 'clients', 'partners']),
      },
      { heading: insights, links: pageLinks(language, ['articles', 'news-room', 'reports-publications', 'media-kit']) },
      { heading: careers, links: pageLinks(language, ['careers', 'graduate-elite-program', 'contact-us']) },
      {
        heading: selected,
        links: entryLinks(
          language,
          services.filter(({ key }) => chosen.includes(key)),
        ),
      },
    ],
    links: pageLinks(language, ['privacy-policy', 'sitemap']),
  }
}

const siteSettings: DemoGlobal = {
  slug: 'site-settings',
  shared: {
    logo: media('brand/logo'),
    logoDark: media('brand/logo-dark'),
    foundedYear: 2009,
    email: 'hello@rasikh.example',
    phone: '+966115550100',
    country: 'SA',
    timeZone: 'Asia/Riyadh',
    social: [
      { platform: 'linkedin', url: 'https://www.linkedin.com/company/rasikh-advisory-example' },
      { platform: 'x', url: 'https://x.com/rasikh_example' },
      { platform: 'youtube', url: 'https://www.youtube.com/@rasikh-example' },
    ],
    requireSecondPerson: false,
  },
  en: {
    companyName: 'Rasikh Advisory',
    legalName: 'Rasikh Advisory Company, a limited liability company',
    tagline: 'Advice that stands on its own',
    description:
      'Rasikh Advisory is a Saudi consultancy. Since 2009 it has helped companies establish themselves, run well and use technology in the Kingdom, and helped public entities deliver what they promised.',
    address: 'Rasikh House, King Fahd Branch Road, Al Aqiq, Riyadh 13511',
    city: 'Riyadh',
  },
  ar: {
    companyName: 'راسخ للاستشارات',
    legalName: 'شركة راسخ للاستشارات، شركة ذات مسؤولية محدودة',
    tagline: 'مشورة ثابتة الأصل',
    description:
      'راسخ للاستشارات شركة استشارية سعودية، تعين الشركات منذ عام 2009 على التأسيس وحسن التشغيل وتوظيف التقنية في المملكة، وتعين الجهات العامة على إنجاز ما وعدت به.',
    address: 'مبنى راسخ، طريق الملك فهد الفرعي، حي العقيق، الرياض 13511',
    city: 'الرياض',
  },
}

/** Site settings, menus and footer of the demo content. */
export const globals: DemoGlobal[] = [
  siteSettings,
  { slug: 'navigation', shared: {}, en: navigationIn('en'), ar: navigationIn('ar') },
  {
    slug: 'footer',
    shared: {},
    en: {
      ...footerIn('en'),
      legal:
        'Rasikh Advisory Company. Commercial registration 1010000000, VAT number 300000000000003. A fictional company.',
    },
    ar: {
      ...footerIn('ar'),
      legal: 'شركة راسخ للاستشارات. السجل التجاري 1010000000، الرقم الضريبي 300000000000003. شركة افتراضية.',
    },
  },
]
