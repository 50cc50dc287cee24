import type { DemoDocument } from '../demoDocument.ts'
import { media } from '../media.ts'
import { ref } from '../ref.ts'

interface Words {
  title: string
  role: string
  quote: string
}

const testimonial = (key: string, client: string, order: number, en: Words, ar: Words): DemoDocument => ({
  collection: 'testimonials',
  key,
  shared: { order, client: ref('clients', client), photo: media(`photo/testimonials/${key}`) },
  en: { ...en },
  ar: { ...ar },
})

export const testimonials: DemoDocument[] = [
  testimonial(
    'alyamamah-bank-finance',
    'alyamamah-bank',
    1,
    {
      title: 'Abdulrahman Aldosari',
      role: 'Head of Financial Control, Alyamamah Bank',
      quote:
        'They told us in the first week which three reports we should stop producing. The close is four days shorter since.',
    },
    {
      title: 'عبدالرحمن الدوسري',
      role: 'رئيس الرقابة المالية، بنك اليمامة',
      quote:
        'قالوا لنا في الأسبوع الأول أي ثلاثة تقارير علينا أن نتوقف عن إعدادها. ومنذ ذلك الحين قصر الإقفال أربعة أيام.',
    },
  ),
  testimonial(
    'dar-alemran-people',
    'dar-alemran',
    2,
    {
      title: 'Reem Alghamdi',
      role: 'Chief People Officer, Dar Alemran Real Estate',
      quote:
        'Our site managers can now explain the Saudization plan themselves. That was never the case with the binders before it.',
    },
    {
      title: 'ريم الغامدي',
      role: 'رئيسة الموارد البشرية، دار العمران العقارية',
      quote: 'صار مديرو المواقع يشرحون خطة التوطين بأنفسهم، ولم يكن هذا حال الملفات التي سبقتها.',
    },
  ),
  testimonial(
    'gulf-logistics-operations',
    'gulf-logistics',
    3,
    {
      title: 'Samuel Okafor',
      role: 'Vice President Operations, Gulf Logistics',
      quote:
        'Licence, bank account, first forty iqamas: every date in the plan was met or we heard about it the same day.',
    },
    {
      title: 'صامويل أوكافور',
      role: 'نائب الرئيس للعمليات، الخليج للخدمات اللوجستية',
      quote: 'الترخيص والحساب البنكي وأول أربعين إقامة: التزموا بكل موعد في الخطة، أو أبلغونا في اليوم نفسه.',
    },
  ),
  testimonial(
    'ministry-digital-unit-data',
    'ministry-digital-unit',
    4,
    {
      title: 'Majed Alanazi',
      role: 'Director of Data, Public Services Digital Unit',
      quote:
        'We asked for a policy and got a working data office: named owners, a catalogue people use, and a queue that moves.',
    },
    {
      title: 'ماجد العنزي',
      role: 'مدير إدارة البيانات، وحدة التحول الرقمي للخدمات العامة',
      quote: 'طلبنا سياسة فحصلنا على مكتب بيانات يعمل: ملاك معروفون وفهرس مستخدَم وطلبات لا تتكدس.',
    },
  ),
  testimonial(
    'noor-health-technology',
    'noor-health',
    5,
    {
      title: 'Dr Sara Almutairi',
      role: 'Chief Technology Officer, Noor Health',
      quote:
        'The rehearsal was uncomfortable and that was the point. Two months later a real incident took us forty minutes to contain.',
    },
    {
      title: 'د. سارة المطيري',
      role: 'رئيسة التقنية، نور الصحية',
      quote: 'كان التمرين مزعجًا، وذلك هو المقصود. بعد شهرين احتوينا حادثة حقيقية في أربعين دقيقة.',
    },
  ),
]
