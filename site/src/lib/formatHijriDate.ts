import { perZone } from './perZone'

const hijri = perZone(
  (timeZone) =>
    new Intl.DateTimeFormat('ar-SA-u-ca-islamic-umalqura-nu-latn', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone,
    }),
)

/** The same day in the Umm al-Qura calendar, in Arabic: «11 جمادى الآخرة 1448 هـ». */
export function formatHijriDate(instant: string, timeZone?: string): string {
  return hijri(timeZone).format(new Date(instant))
}
