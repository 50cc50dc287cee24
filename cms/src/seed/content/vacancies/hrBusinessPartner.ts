import { defineVacancy } from '../defineVacancy.ts'
import { benefits } from './benefits.ts'

export const hrBusinessPartner = defineVacancy({
  key: 'hr-business-partner-riyadh',
  jobTitle: 'hr-business-partner',
  workplace: 'hybrid',
  openings: 1,
  publishedAt: '2026-10-18',
  closesAt: '2026-12-31',
  en: {
    title: 'HR business partner',
    department: 'People advisory',
    city: 'Riyadh',
    summary:
      'Be the people partner of three clients at once: pay, Saudization, policies and the conversations nobody likes.',
    responsibilities: [
      'Turn workforce plans into monthly hiring and training steps',
      'Review contracts, policies and payroll against the Labour Law',
      'Coach line managers before difficult conversations, not after them',
      'Report Saudization and turnover in one page that executives read',
    ],
    requirements: [
      'Seven years in HR, three of them beside business heads',
      'Has run a pay review or a reorganisation from start to end',
      'Deep knowledge of the Saudi Labour Law and of Qiwa',
      'Arabic and English at the level of a board meeting',
    ],
    benefits: benefits.en,
  },
  ar: {
    title: 'شريك أعمال الموارد البشرية',
    department: 'استشارات الموارد البشرية',
    city: 'الرياض',
    summary: 'تكون شريك الموارد البشرية لثلاثة عملاء في آن: الأجور والتوطين والسياسات والأحاديث التي لا يحبها أحد.',
    responsibilities: [
      'تحويل خطط القوى العاملة إلى خطوات شهرية للتوظيف والتدريب',
      'مراجعة العقود والسياسات ومسيرات الرواتب وفق نظام العمل',
      'تهيئة المديرين للأحاديث الصعبة قبلها لا بعدها',
      'تقديم تقرير التوطين والدوران في صفحة واحدة يقرؤها التنفيذيون',
    ],
    requirements: [
      'سبع سنوات في الموارد البشرية، ثلاث منها إلى جانب رؤساء القطاعات',
      'قيادة مراجعة أجور أو إعادة هيكلة من أولها إلى آخرها',
      'معرفة عميقة بنظام العمل السعودي ومنصة قوى',
      'العربية والإنجليزية بمستوى اجتماعات مجلس الإدارة',
    ],
    benefits: benefits.ar,
  },
})
