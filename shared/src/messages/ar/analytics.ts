import type { AnalyticsMessages } from '../en/analytics.ts'

export const analytics: AnalyticsMessages = {
  region: 'قياس الزيارات',
  question:
    'هل تسمح لنا بقياس استخدام هذا الموقع؟ تحفظ خدمة القياس ملفات تعريف ارتباط على جهازك، ويعمل الموقع كما هو في الحالتين.',
  privacy: 'سياسة الخصوصية',
  allow: 'أسمح',
  refuse: 'أرفض',
}
