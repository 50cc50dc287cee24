const hijri = new Intl.DateTimeFormat('ar-SA-u-ca-islamic-umalqura-nu-latn', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Riyadh',
})

/** The same day in the Umm al-Qura calendar, in Arabic: «11 جمادى الآخرة 1448 هـ». */
export function formatHijriDate(instant: string): string {
  return hijri.format(new Date(instant))
}
