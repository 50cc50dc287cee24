import type { PhoneMessages } from '../en/phone.ts'

const found = (count: number) => {
  if (count === 0) return 'لم يُعثر على أي دولة'
  if (count === 1) return 'عُثر على دولة واحدة'
  if (count === 2) return 'عُثر على دولتين'
  const lastTwo = count % 100
  if (lastTwo >= 3 && lastTwo <= 10) return `عُثر على ${count} دول`
  return `عُثر على ${count} دولة`
}

export const phone: PhoneMessages = {
  chooseCountry: 'دولة الرقم',
  selectedCountry: (name, dialCode) => `دولة الرقم: ${name}، ‎+${dialCode}`,
  noCountry: 'دولة الرقم: غير معروفة بعد',
  search: 'ابحث باسم الدولة أو رمزها',
  results: found,
  list: 'الدول',
}
