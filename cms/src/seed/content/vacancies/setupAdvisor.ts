import { defineVacancy } from '../defineVacancy.ts'
import { benefits } from './benefits.ts'

export const setupAdvisor = defineVacancy({
  key: 'business-setup-advisor-jeddah',
  jobTitle: 'setup-advisor',
  workplace: 'on-site',
  openings: 1,
  publishedAt: '2026-08-16',
  closesAt: '2027-01-31',
  en: {
    title: 'Business setup advisor',
    department: 'Business establishment',
    city: 'Jeddah',
    summary:
      'Take foreign companies from their first question to an open bank account, and tell them each week where they stand.',
    responsibilities: [
      'Plan registrations, premises and bank accounts, with the date of each step',
      'Prepare board resolutions and powers of attorney in both languages',
      'Sit beside clients at the notary, the bank and the chamber',
      'Keep the register of licences and expiry dates of forty companies',
    ],
    requirements: [
      'Two years in company formation, legal or government relations work',
      'Knows the investment, commerce and labour platforms from daily use',
      'Fluent Arabic and English',
      'A Saudi driving licence',
    ],
    benefits: benefits.en,
  },
  ar: {
    title: 'مستشار تأسيس أعمال',
    department: 'تأسيس الأعمال',
    city: 'جدة',
    summary: 'ترافق الشركات الأجنبية من سؤالها الأول حتى فتح الحساب البنكي، وتخبرها كل أسبوع أين وصلت.',
    responsibilities: [
      'التخطيط للتسجيلات والمقر والحسابات البنكية مع موعد كل خطوة',
      'إعداد قرارات الشركاء والوكالات باللغتين',
      'مرافقة العملاء إلى كتابة العدل والبنك والغرفة التجارية',
      'متابعة سجل التراخيص وتواريخ انتهائها لأربعين شركة',
    ],
    requirements: [
      'سنتان في تأسيس الشركات أو الشؤون القانونية أو العلاقات الحكومية',
      'معرفة يومية بمنصات الاستثمار والتجارة والعمل',
      'إتقان العربية والإنجليزية',
      'رخصة قيادة سعودية',
    ],
    benefits: benefits.ar,
  },
})
