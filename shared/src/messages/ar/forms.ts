import type { FormsMessages } from '../en/forms.ts'

export const forms: FormsMessages = {
  fault: {
    nameRequired: 'أدخل اسمك الكامل',
    nameTooLong: 'يجب ألا يزيد الاسم على 120 حرفًا',
    emailRequired: 'أدخل بريدك الإلكتروني',
    emailInvalid: 'أدخل بريدًا إلكترونيًا بالصيغة الصحيحة، مثل name@example.com',
    emailTooLong: 'يجب ألا يزيد البريد الإلكتروني على 254 حرفًا',
    phoneInvalid: 'أدخل رقم هاتف، مثل 0501234567 أو 966501234567+',
    companyTooLong: 'يجب ألا يزيد اسم الجهة على 160 حرفًا',
    subjectTooLong: 'يجب ألا يزيد الموضوع على 160 حرفًا',
    messageRequired: 'اكتب رسالتك',
    messageTooLong: 'يجب ألا تزيد الرسالة على 5000 حرف',
    topicInvalid: 'اختر موضوعًا من القائمة',
    consentRequired: 'أكد موافقتك على استخدام بياناتك للرد عليك',
    unknownField: 'هذا الحقل ليس من حقول النموذج',
    wrongType: 'أدخل هذا الحقل نصًا',
  },
}
