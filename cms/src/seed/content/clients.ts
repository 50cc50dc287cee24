import type { DemoDocument } from '../demoDocument.ts'
import { media } from '../media.ts'
import { ref } from '../ref.ts'

type Row = [key: string, industry: string, featured: boolean, en: string, ar: string]

const rows: Row[] = [
  ['alyamamah-bank', 'banking-finance', true, 'Alyamamah Bank', 'بنك اليمامة'],
  ['dar-alemran', 'real-estate-construction', true, 'Dar Alemran Real Estate', 'دار العمران العقارية'],
  ['najd-industrial', 'industrial-manufacturing-supply-chain', true, 'Najd Industrial', 'نجد الصناعية'],
  [
    'ministry-digital-unit',
    'govt-public-sector',
    true,
    'Public Services Digital Unit',
    'وحدة التحول الرقمي للخدمات العامة',
  ],
  ['taleem-group', 'continued-education-professional-development', true, 'Taleem Group', 'مجموعة تعليم'],
  ['gulf-logistics', 'industrial-manufacturing-supply-chain', true, 'Gulf Logistics', 'الخليج للخدمات اللوجستية'],
  ['saqr-telecom', 'it-emerging-technology', false, 'Saqr Telecom', 'صقر للاتصالات'],
  ['waha-hospitality', 'real-estate-construction', false, 'Waha Hospitality', 'واحة للضيافة'],
  ['tamkeen-energy', 'industrial-manufacturing-supply-chain', false, 'Tamkeen Energy', 'تمكين للطاقة'],
  ['noor-health', 'it-emerging-technology', false, 'Noor Health', 'نور الصحية'],
]

export const clients = rows.map(([key, industry, featured, en, ar], index): DemoDocument => ({
  collection: 'clients',
  key,
  shared: {
    featured,
    order: index + 1,
    logo: media(`logo/clients/${key}`),
    url: `https://${key}.example`,
    industry: ref('industry-solutions', industry),
  },
  en: { title: en },
  ar: { title: ar },
}))
