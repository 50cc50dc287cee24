import type { DemoDocument, DemoFields } from '../demoDocument.ts'
import { media } from '../media.ts'
import { ref } from '../ref.ts'
import { paper } from '../uploads/paper.ts'

type Text = [title: string, text?: string]
type Kind = 'logo' | 'photo' | 'document' | 'brand-colour' | 'boilerplate' | 'spokesperson'

const localised = ([title, text]: Text) => (text ? { title, text } : { title })

const entry = (key: string, kind: Kind, fields: DemoFields, en: Text, ar: Text) => ({ key, kind, fields, en, ar })

const entries = [
  entry(
    'logo-light',
    'logo',
    { file: media('brand/logo') },
    ['Logo for light backgrounds'],
    ['الشعار للخلفيات الفاتحة'],
  ),
  entry(
    'logo-dark',
    'logo',
    { file: media('brand/logo-dark') },
    ['Logo for dark backgrounds'],
    ['الشعار للخلفيات الداكنة'],
  ),
  entry('mark', 'logo', { file: media('brand/mark') }, ['Mark for small spaces'], ['العلامة للمساحات الصغيرة']),
  entry(
    'photo-riyadh',
    'photo',
    { file: media('picture/offices/riyadh') },
    ['Riyadh headquarters'],
    ['المقر الرئيس في الرياض'],
  ),
  entry('photo-jeddah', 'photo', { file: media('picture/offices/jeddah') }, ['Jeddah office'], ['فرع جدة']),
  entry('photo-khobar', 'photo', { file: media('picture/offices/khobar') }, ['Al Khobar office'], ['فرع الخبر']),
  entry(
    'fact-sheet',
    'document',
    { file: media('document/fact-sheet') },
    ['Fact sheet', 'The firm on two pages: history, numbers and services. English, PDF.'],
    ['ورقة الحقائق', 'الشركة في صفحتين: التاريخ والأرقام والخدمات. بالإنجليزية، PDF.'],
  ),
  entry('colour-palm', 'brand-colour', { colour: '#1c7a63' }, ['Palm green'], ['أخضر النخيل']),
  entry('colour-ink', 'brand-colour', { colour: '#0d3a31' }, ['Ink green'], ['الأخضر الحبري']),
  entry('colour-sand', 'brand-colour', { colour: '#e7c27d' }, ['Sand'], ['الرملي']),
  entry('colour-ivory', 'brand-colour', { colour: '#f3efe6' }, ['Ivory'], ['العاجي']),
  entry(
    'boilerplate-short',
    'boilerplate',
    {},
    [
      'About Rasikh, short',
      'Rasikh Advisory is a Saudi consulting firm founded in Riyadh in 2009. It helps companies set up, run and modernise their business in the Kingdom.',
    ],
    [
      'عن راسخ، موجز',
      'راسخ للاستشارات شركة استشارات سعودية تأسست في الرياض عام 2009، تساعد المنشآت على التأسيس والتشغيل والتحديث في المملكة.',
    ],
  ),
  entry(
    'boilerplate-long',
    'boilerplate',
    {},
    [
      'About Rasikh, long',
      'Rasikh Advisory is a Saudi consulting firm founded in Riyadh in 2009, with offices in Jeddah and Al Khobar. Its 318 consultants work in finance and tax, people and immigration, enterprise systems, data and cybersecurity, for public bodies and for companies from family businesses to international groups. The name is the Arabic word for what is firmly rooted.',
    ],
    [
      'عن راسخ، مفصل',
      'راسخ للاستشارات شركة استشارات سعودية تأسست في الرياض عام 2009 ولها مكتبان في جدة والخبر. يعمل مستشاروها البالغ عددهم 318 في المالية والضرائب والموارد البشرية والإقامات والأنظمة المؤسسية والبيانات والأمن السيبراني، لجهات حكومية ولشركات تمتد من المنشآت العائلية إلى المجموعات الدولية.',
    ],
  ),
  entry(
    'spokesperson-noura-alharbi',
    'spokesperson',
    { leader: ref('leaders', 'noura-alharbi'), file: media('photo/leaders/noura-alharbi') },
    ['Noura Alharbi', 'The firm, the Saudi consulting market, family companies. Arabic and English.'],
    ['نورة الحربي', 'الشركة وسوق الاستشارات السعودي والشركات العائلية. بالعربية والإنجليزية.'],
  ),
  entry(
    'spokesperson-omar-alzahrani',
    'spokesperson',
    { leader: ref('leaders', 'omar-alzahrani'), file: media('photo/leaders/omar-alzahrani') },
    ['Omar Alzahrani', 'Zakat, tax, e-invoicing and the work of finance departments. Arabic and English.'],
    ['عمر الزهراني', 'الزكاة والضرائب والفوترة الإلكترونية وعمل الإدارات المالية. بالعربية والإنجليزية.'],
  ),
]

export const mediaKit = entries.map(({ key, kind, fields, en, ar }, index): DemoDocument => ({
  collection: 'media-kit',
  key,
  shared: { kind, order: index + 1, ...fields },
  en: localised(en),
  ar: localised(ar),
}))

export const mediaKitFiles = [
  paper(
    'media',
    'document/fact-sheet',
    {
      title: 'Rasikh Advisory: fact sheet',
      subtitle: 'October 2026 - press@rasikh.example',
      sections: [
        {
          heading: 'The firm',
          paragraphs: [
            'Founded in Riyadh in 2009. Offices in Riyadh, Jeddah and Al Khobar. 318 colleagues, 61 per cent of them Saudi. Privately owned by its partners.',
            'Services: business establishment, workspaces, corporate immigration, HR management, accounting, zakat and tax, training, SAP, data governance, low-code and cloud, artificial intelligence, digital transformation, managed services and cybersecurity.',
            'Industries: banking and finance, education, government, manufacturing and supply chain, technology, real estate and construction.',
          ],
        },
      ],
    },
    'ورقة حقائق راسخ للاستشارات',
  ),
]
