/** What every job offers. */
export const benefits = {
  en: [
    'Medical insurance for you, your spouse and your children, class A',
    'Thirty days of annual leave, and the week of both Eids',
    'Twelve paid study days a year and the fee of one professional exam',
    'A housing and transport allowance paid monthly',
  ],
  ar: [
    'تأمين طبي من الفئة الأولى لك ولزوجك وأبنائك',
    'ثلاثون يومًا إجازة سنوية، إضافة إلى إجازتي العيدين',
    'اثنا عشر يومًا مدفوعة للدراسة كل عام ورسوم اختبار مهني واحد',
    'بدل سكن ونقل يُصرف شهريًا',
  ],
}
