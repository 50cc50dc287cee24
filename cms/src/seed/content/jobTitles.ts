import type { DemoDocument } from '../demoDocument.ts'

const jobTitle = (
  key: string,
  level: 'entry' | 'mid' | 'senior' | 'lead' | 'executive',
  en: [title: string, department: string],
  ar: [title: string, department: string],
): DemoDocument => ({
  collection: 'job-titles',
  key,
  shared: { level },
  en: { title: en[0], department: en[1] },
  ar: { title: ar[0], department: ar[1] },
})

export const jobTitles: DemoDocument[] = [
  jobTitle('tax-consultant', 'senior', ['Tax consultant', 'Accounting and tax'], ['مستشار ضرائب', 'المحاسبة والضرائب']),
  jobTitle('sap-consultant', 'senior', ['SAP consultant', 'Enterprise systems'], ['مستشار ساب', 'الأنظمة المؤسسية']),
  jobTitle('data-engineer', 'mid', ['Data engineer', 'Data and AI'], ['مهندس بيانات', 'البيانات والذكاء الاصطناعي']),
  jobTitle(
    'setup-advisor',
    'mid',
    ['Business setup advisor', 'Business establishment'],
    ['مستشار تأسيس أعمال', 'تأسيس الأعمال'],
  ),
  jobTitle(
    'hr-business-partner',
    'lead',
    ['HR business partner', 'People advisory'],
    ['شريك أعمال الموارد البشرية', 'استشارات الموارد البشرية'],
  ),
  jobTitle('graduate-analyst', 'entry', ['Graduate analyst', 'Graduate programme'], ['محلل خريج', 'برنامج الخريجين']),
]
