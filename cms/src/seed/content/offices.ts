import type { DemoDocument } from '../demoDocument.ts'

const hours = { en: 'Sunday to Thursday, 8:30 to 17:00', ar: 'الأحد إلى الخميس، 8:30 صباحًا إلى 5:00 مساءً' }

const office = (
  key: string,
  shared: { order: number; kind: 'headquarters' | 'branch'; phone: string; latitude: number; longitude: number },
  en: { title: string; address: string; city: string },
  ar: { title: string; address: string; city: string },
): DemoDocument => ({
  collection: 'offices',
  key,
  shared: { ...shared, country: 'SA', email: `${key}@rasikh.example` },
  en: { ...en, hours: hours.en },
  ar: { ...ar, hours: hours.ar },
})

export const offices: DemoDocument[] = [
  office(
    'riyadh',
    { order: 1, kind: 'headquarters', phone: '+966115550100', latitude: 24.7608, longitude: 46.6402 },
    {
      title: 'Riyadh headquarters',
      address: 'Rasikh House, King Fahd Branch Road, Al Aqiq, Riyadh 13511',
      city: 'Riyadh',
    },
    {
      title: 'المقر الرئيس في الرياض',
      address: 'مبنى راسخ، طريق الملك فهد الفرعي، حي العقيق، الرياض 13511',
      city: 'الرياض',
    },
  ),
  office(
    'jeddah',
    { order: 2, kind: 'branch', phone: '+966125550100', latitude: 21.5806, longitude: 39.1653 },
    {
      title: 'Jeddah',
      address: 'Sixth floor, Corniche Centre, Prince Sultan Street, Al Khalidiyah, Jeddah 23422',
      city: 'Jeddah',
    },
    {
      title: 'فرع جدة',
      address: 'الطابق السادس، مركز الكورنيش، شارع الأمير سلطان، حي الخالدية، جدة 23422',
      city: 'جدة',
    },
  ),
  office(
    'khobar',
    { order: 3, kind: 'branch', phone: '+966135550100', latitude: 26.2794, longitude: 50.2083 },
    {
      title: 'Al Khobar',
      address: 'Third floor, Gulf Tower, Prince Turki Street, Al Yarmouk, Al Khobar 34422',
      city: 'Al Khobar',
    },
    {
      title: 'فرع الخبر',
      address: 'الطابق الثالث، برج الخليج، شارع الأمير تركي، حي اليرموك، الخبر 34422',
      city: 'الخبر',
    },
  ),
]
