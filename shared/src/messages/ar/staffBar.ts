import type { StaffBarMessages } from '../en/staffBar.ts'

export const staffBar: StaffBarMessages = {
  bar: 'الموظفون',
  signedInAs: (name) => `تم تسجيل الدخول باسم ${name}`,
  edit: 'تحرير هذه الصفحة',
  preview: 'معاينة',
  states: {
    live: 'يرى الزوار أحدث نص',
    draft: 'توجد مسودة أحدث لم تُنشر',
    waiting: 'نُشرت وهي في طريقها إلى الزوار',
    failed: 'نُشرت وتعذّر عرضها للزوار',
  },
  dashboard: 'لوحة المعلومات',
}
