import type { UnavailableMessages } from '../en/unavailable.ts'

export const unavailable: UnavailableMessages = {
  title: 'النظام قيد التشغيل أو الصيانة',
  part: 'هذا الجزء من الموقع لا يستجيب. أعد المحاولة بعد ثوانٍ من فضلك.',
  form: 'لم يصلنا ما أرسلته. ارجع إلى النموذج، وستجد فيه ما كتبته، ثم أرسله من جديد بعد دقيقة.',
  database: 'قاعدة البيانات لا تستجيب في هذه اللحظة. أعد المحاولة بعد ثوانٍ من فضلك.',
}
