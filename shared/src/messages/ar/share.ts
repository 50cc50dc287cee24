import type { ShareMessages } from '../en/share.ts'

export const share: ShareMessages = {
  kinds: {
    blogs: 'مقال',
    news: 'خبر',
    services: 'خدمة',
    'industry-solutions': 'قطاع',
    vacancies: 'وظيفة شاغرة',
    pages: 'شركتنا',
  },
}
