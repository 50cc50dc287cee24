import type { DeskMessages } from '../en/desk.ts'

export const desk: DeskMessages = {
  answer: 'الرد بالبريد',
  template: 'القالب',
  choose: 'اختر قالبًا …',
  replaceText: 'هل يحل القالب محل ما كتبته؟',
  replace: 'استخدام القالب',
  subject: 'الموضوع',
  text: 'الرد',
  send: 'إرسال الرد',
  sent: 'الرد في طريقه إلى صاحب الرسالة، وسُجلت الرسالة على أنها مُجابة.',
  required: 'اكتب الموضوع والرد.',
  answeredMeanwhile: 'أُجيب عن هذه الرسالة في هذه الأثناء. أعد تحميل الصفحة لقراءة الرد، ويبقى ما كتبته هنا.',
  missing: 'هذه الرسالة غير موجودة، أو لا يسمح حسابك بقراءتها.',
}
