import { defineVacancy } from '../defineVacancy.ts'

export const graduateProgramme = defineVacancy({
  key: 'graduate-elite-program-2027',
  kind: 'graduate-programme',
  jobTitle: 'graduate-analyst',
  workplace: 'on-site',
  openings: 24,
  publishedAt: '2026-10-01',
  closesAt: '2027-03-31',
  en: {
    title: 'Graduate Elite Program 2027',
    department: 'Graduate programme',
    city: 'Riyadh',
    summary:
      'Eighteen months, three practices, one mentor: a first job in consulting for Saudi graduates of 2025 to 2027.',
    responsibilities: [
      'Spend six months each in finance, people and technology',
      'Work on client projects from the second month, with a senior beside you',
      'Finish one professional certificate, paid by the firm',
      'Present a piece of your own research to the partners at the end',
    ],
    requirements: [
      'Saudi national, bachelor’s or master’s degree awarded in 2025, 2026 or 2027',
      'A grade average of 4 out of 5 (or the equivalent), in any subject',
      'Arabic and English in speech and writing',
      'Free to start in Riyadh in September 2027',
    ],
    benefits: [
      'A full employment contract from the first day, with medical insurance',
      'A laptop, a library allowance and exam fees',
      'A permanent position for everyone who passes the final review',
    ],
  },
  ar: {
    title: 'برنامج نخبة الخريجين 2027',
    department: 'برنامج الخريجين',
    city: 'الرياض',
    summary: 'ثمانية عشر شهرًا وثلاث ممارسات ومرشد واحد: وظيفة أولى في الاستشارات لخريجي 2025 إلى 2027 السعوديين.',
    responsibilities: [
      'قضاء ستة أشهر في كل من المالية والموارد البشرية والتقنية',
      'العمل في مشاريع العملاء من الشهر الثاني وإلى جانبك زميل أول',
      'إتمام شهادة مهنية واحدة على نفقة الشركة',
      'تقديم بحث من إعدادك أمام الشركاء في نهاية البرنامج',
    ],
    requirements: [
      'سعودي الجنسية، حاصل على البكالوريوس أو الماجستير في 2025 أو 2026 أو 2027',
      'معدل 4 من 5 أو ما يعادله في أي تخصص',
      'العربية والإنجليزية تحدثًا وكتابة',
      'الاستعداد للمباشرة في الرياض في سبتمبر 2027',
    ],
    benefits: [
      'عقد عمل كامل من اليوم الأول مع تأمين طبي',
      'حاسب محمول وبدل كتب ورسوم الاختبارات',
      'وظيفة دائمة لكل من يجتاز المراجعة الختامية',
    ],
  },
})
