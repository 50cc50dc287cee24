import type { DemoDocument } from '../demoDocument.ts'
import { media } from '../media.ts'
import { ref } from '../ref.ts'

interface Partner {
  key: string
  region: 'saudi-arabia' | 'gcc' | 'mena' | 'global'
  tier: 'strategic' | 'technology' | 'delivery'
  services: string[]
  en: [title: string, description: string]
  ar: [title: string, description: string]
}

const rows: Partner[] = [
  {
    key: 'qimma-cloud',
    region: 'saudi-arabia',
    tier: 'strategic',
    services: ['low-code-cloud-solutions', 'managed-services'],
    en: ['Qimma Cloud', 'Cloud regions in Riyadh and Jeddah for data that has to stay in the Kingdom.'],
    ar: ['سحابة قمة', 'مناطق سحابية في الرياض وجدة للبيانات التي يلزم بقاؤها داخل المملكة.'],
  },
  {
    key: 'meridian-erp',
    region: 'global',
    tier: 'technology',
    services: ['sap-implementation-support'],
    en: ['Meridian ERP', 'Migration tools and test automation for large enterprise-system programmes.'],
    ar: ['ميريديان للأنظمة', 'أدوات ترحيل وأتمتة اختبارات لبرامج الأنظمة المؤسسية الكبرى.'],
  },
  {
    key: 'sahm-payments',
    region: 'gcc',
    tier: 'technology',
    services: ['accounting-zakat-tax-advisory', 'digital-transformation-consulting'],
    en: ['Sahm Payments', 'Payment rails and reconciliation that feed the books without retyping.'],
    ar: ['سهم للمدفوعات', 'قنوات دفع وتسويات تصل إلى الدفاتر دون إعادة إدخال.'],
  },
  {
    key: 'atlas-relocation',
    region: 'mena',
    tier: 'delivery',
    services: ['corporate-immigration-outsourcing', 'business-establishment-relocation'],
    en: ['Atlas Relocation', 'Homes, schools and shipping for families that move to Saudi Arabia.'],
    ar: ['أطلس للانتقال', 'السكن والمدارس والشحن للأسر المنتقلة إلى السعودية.'],
  },
  {
    key: 'nahr-learning',
    region: 'mena',
    tier: 'delivery',
    services: ['learning-training-academy', 'hr-management'],
    en: ['Nahr Learning', 'Arabic-first course design and a library of filmed lessons for supervisors.'],
    ar: ['نهر للتعلم', 'تصميم دورات بالعربية أولًا ومكتبة دروس مصورة للمشرفين.'],
  },
  {
    key: 'fanar-cyber',
    region: 'saudi-arabia',
    tier: 'strategic',
    services: ['cybersecurity', 'managed-services'],
    en: ['Fanar Cyber', 'A monitoring centre in Al Khobar, staffed day and night by Saudi analysts.'],
    ar: ['فنار للأمن السيبراني', 'مركز مراقبة في الخبر يعمل فيه محللون سعوديون ليلًا ونهارًا.'],
  },
  {
    key: 'boreal-data',
    region: 'global',
    tier: 'technology',
    services: ['data-governance-analytics', 'ai-machine-learning'],
    en: ['Boreal Data', 'Catalogue and lineage software that speaks Arabic and English.'],
    ar: ['بوريال للبيانات', 'برمجيات فهرسة وتتبع للبيانات بالعربية والإنجليزية.'],
  },
  {
    key: 'marsa-workspaces',
    region: 'gcc',
    tier: 'delivery',
    services: ['office-coworking-collaborative-spaces'],
    en: ['Marsa Workspaces', 'Serviced floors in Riyadh, Dammam, Manama and Dubai, by the desk or by the floor.'],
    ar: ['مرسى لمساحات العمل', 'طوابق مجهزة في الرياض والدمام والمنامة ودبي، بالمكتب أو بالطابق.'],
  },
]

export const partners = rows.map(({ key, region, tier, services, en, ar }, index): DemoDocument => ({
  collection: 'partners',
  key,
  shared: {
    region,
    tier,
    order: index + 1,
    url: `https://${key}.example`,
    logo: media(`logo/partners/${key}`),
    services: services.map((service) => ref('services', service)),
  },
  en: { title: en[0], description: en[1] },
  ar: { title: ar[0], description: ar[1] },
}))
