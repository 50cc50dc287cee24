import { type BrandName, brandSvg } from '../images/brandSvg.ts'
import { type City, officeSvg } from '../images/officeSvg.ts'
import { picture } from './picture.ts'

const brandAlt: Record<BrandName, { en: string; ar: string }> = {
  logo: { en: 'Rasikh Advisory logo for light backgrounds', ar: 'شعار راسخ للاستشارات للخلفيات الفاتحة' },
  'logo-dark': { en: 'Rasikh Advisory logo for dark backgrounds', ar: 'شعار راسخ للاستشارات للخلفيات الداكنة' },
  mark: { en: 'Rasikh Advisory mark: leaves above a line, roots below', ar: 'علامة راسخ: أوراق فوق خط وجذور تحته' },
  share: { en: 'Rasikh Advisory', ar: 'راسخ للاستشارات' },
}

const officeAlt: Record<City, { en: string; ar: string }> = {
  riyadh: { en: 'Drawing of Riyadh towers and palms in the evening', ar: 'رسم لأبراج الرياض ونخيلها عند المساء' },
  jeddah: {
    en: 'Drawing of old Jeddah houses with roshan windows by the sea',
    ar: 'رسم لبيوت جدة القديمة برواشينها على البحر',
  },
  khobar: { en: 'Drawing of the Al Khobar waterfront and its water tower', ar: 'رسم لواجهة الخبر البحرية وبرج الماء' },
}

/** The company's own pictures: `brand/…` and `picture/offices/…`. */
export const brandPictures = [
  ...(Object.keys(brandSvg) as BrandName[]).map((name) =>
    picture({ key: `brand/${name}`, svg: brandSvg[name], alt: brandAlt[name], format: 'png' }),
  ),
  ...(Object.keys(officeAlt) as City[]).map((city) =>
    picture({ key: `picture/offices/${city}`, svg: () => officeSvg(city), alt: officeAlt[city] }),
  ),
]
