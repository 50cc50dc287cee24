import type { Locale } from '@diwan/shared/content'
import { INVITATION_TEMPLATE } from '@diwan/shared/spec/hiring'
import type { DemoDocument, DemoGlobal } from '../demoDocument.ts'
import { ref } from '../ref.ts'

interface Mail {
  subject: string
  body: string
}

const template = (
  key: string,
  title: Record<Locale, string>,
  en: Mail,
  ar: Mail,
  desk: 'enquiries' | 'recruitment' = 'recruitment',
): DemoDocument => ({
  collection: 'mail-templates',
  key,
  shared: { key, desk },
  en: { title: title.en, ...en },
  ar: { title: title.ar, ...ar },
})

/**
 * Letters of the hiring desk; words in double braces are filled in when the letter is written. The vacancy stands by itself, outside of
 * every sentence: its place is taken by "Speculative application" where there is none.
 */
export const mailTemplates: DemoDocument[] = [
  template(
    'rejected-experience',
    { en: 'Rejected: experience', ar: 'اعتذار: الخبرة' },
    {
      subject: 'Your application: {{vacancy}} ({{reference}})',
      body: 'Dear {{name}},\n\nThank you for the time you put into your application. For this position we decided to go on with candidates whose experience is closer to the work in its first year.\n\nWe keep your details only as long as you agreed to. If a position that fits better opens, we would be glad to hear from you again.\n\nKind regards,\nThe hiring team at Rasikh Advisory',
    },
    {
      subject: 'طلبكم: {{vacancy}} ({{reference}})',
      body: 'الأستاذ/ة {{name}}،\n\nشكرًا للوقت الذي بذلتموه في التقديم. قررنا في هذه الوظيفة المضي مع مرشحين خبرتهم أقرب إلى عملها في سنتها الأولى.\n\nنحتفظ ببياناتكم في حدود ما وافقتم عليه، ويسعدنا تواصلكم حين تُفتح وظيفة أنسب.\n\nمع التحية،\nفريق التوظيف في راسخ للاستشارات',
    },
  ),
  template(
    'rejected-filled',
    { en: 'Rejected: position filled', ar: 'اعتذار: شُغلت الوظيفة' },
    {
      subject: 'The position has been filled: {{vacancy}} ({{reference}})',
      body: 'Dear {{name}},\n\nThe position you applied for has been filled. This says nothing about the quality of your application, and we are sorry that it reached us too late.\n\nOpen positions are on our careers page.\n\nKind regards,\nThe hiring team at Rasikh Advisory',
    },
    {
      subject: 'شُغلت الوظيفة: {{vacancy}} ({{reference}})',
      body: 'الأستاذ/ة {{name}}،\n\nشُغلت الوظيفة التي تقدمتم إليها. ولا يقلل ذلك من جودة طلبكم، ونأسف لأنه وصلنا متأخرًا.\n\nتجدون الوظائف المتاحة في صفحة الوظائف.\n\nمع التحية،\nفريق التوظيف في راسخ للاستشارات',
    },
  ),
  template(
    'being-read',
    { en: 'Screening: we are reading it', ar: 'الفرز: نقرأ طلبكم' },
    {
      subject: 'We are reading your application: {{vacancy}} ({{reference}})',
      body: 'Dear {{name}},\n\nA person is reading your application now. You hear from us within ten working days, whatever we decide.\n\nKind regards,\nThe hiring team at Rasikh Advisory',
    },
    {
      subject: 'نقرأ طلبكم: {{vacancy}} ({{reference}})',
      body: 'الأستاذ/ة {{name}}،\n\nيقرأ أحد زملائنا طلبكم الآن. ستصلكم إجابتنا خلال عشرة أيام عمل، أيًّا كان القرار.\n\nمع التحية،\nفريق التوظيف في راسخ للاستشارات',
    },
  ),
  template(
    'welcome',
    { en: 'Hired: welcome', ar: 'التوظيف: ترحيب' },
    {
      subject: 'Welcome to Rasikh Advisory ({{reference}})',
      body: 'Dear {{name}},\n\nWe are glad that you join us ({{vacancy}}). Before your first day you receive the contract, the address and the name of the colleague who meets you.\n\nKind regards,\nThe hiring team at Rasikh Advisory',
    },
    {
      subject: 'أهلًا بكم في راسخ للاستشارات ({{reference}})',
      body: 'الأستاذ/ة {{name}}،\n\nيسعدنا انضمامكم إلينا ({{vacancy}}). سيصلكم قبل يومكم الأول العقد والعنوان واسم الزميل الذي يستقبلكم.\n\nمع التحية،\nفريق التوظيف في راسخ للاستشارات',
    },
  ),
  template(
    INVITATION_TEMPLATE,
    { en: 'Interview invitation', ar: 'دعوة إلى المقابلة' },
    {
      subject: 'Invitation to a conversation: {{vacancy}} ({{reference}})',
      body: 'Dear {{name}},\n\nWe would like to meet you. These times are possible:\n\n{{times}}\n\nChoose the one that suits you, or tell us that none does:\n{{interview}}\n\nThe conversation takes about {{minutes}} minutes, with {{interviewers}}. Place: {{place}}. Tell us if you need anything to make it comfortable.\n\nKind regards,\nThe hiring team at Rasikh Advisory',
    },
    {
      subject: 'دعوة إلى مقابلة: {{vacancy}} ({{reference}})',
      body: 'الأستاذ/ة {{name}}،\n\nيسعدنا لقاؤكم. المواعيد الممكنة:\n\n{{times}}\n\nاختاروا ما يناسبكم منها، أو أخبرونا إن لم يناسبكم أي منها:\n{{interview}}\n\nتستغرق المقابلة نحو {{minutes}} دقيقة مع {{interviewers}}. المكان: {{place}}. أخبرونا إن احتجتم إلى أي ترتيب يجعلها مريحة.\n\nمع التحية،\nفريق التوظيف في راسخ للاستشارات',
    },
  ),
  template(
    'enquiry-first-answer',
    { en: 'Enquiry: first answer', ar: 'رسالة واردة: الرد الأول' },
    {
      subject: 'Your enquiry {{reference}}',
      body: 'Dear {{name}},\n\nThank you for writing to us. I have read your enquiry and would like to understand it better in a short call. Which of the next three working days would suit you?\n\nKind regards,\n{{me}}\nRasikh Advisory',
    },
    {
      subject: 'بخصوص رسالتكم {{reference}}',
      body: 'الأستاذ/ة {{name}}،\n\nشكرًا لتواصلكم معنا. اطلعت على رسالتكم وأود فهم احتياجكم أكثر في مكالمة قصيرة. أي أيام العمل الثلاثة القادمة أنسب لكم؟\n\nمع التحية،\n{{me}}\nراسخ للاستشارات',
    },
    'enquiries',
  ),
  template(
    'enquiry-not-ours',
    { en: 'Enquiry: not a service of ours', ar: 'رسالة واردة: ليس من خدماتنا' },
    {
      subject: 'Your enquiry {{reference}}',
      body: 'Dear {{name}},\n\nThank you for writing to us. What you are looking for is not among our services, and we would rather say so than take your time. We wish you success with it.\n\nKind regards,\n{{me}}\nRasikh Advisory',
    },
    {
      subject: 'بخصوص رسالتكم {{reference}}',
      body: 'الأستاذ/ة {{name}}،\n\nشكرًا لتواصلكم معنا. ما تبحثون عنه ليس ضمن خدماتنا، ونفضّل أن نخبركم بذلك على أن نأخذ من وقتكم. نتمنى لكم التوفيق.\n\nمع التحية،\n{{me}}\nراسخ للاستشارات',
    },
    'enquiries',
  ),
]

const reason = (key: string, templateKey: string, en: string, ar: string): DemoDocument => ({
  collection: 'rejection-reasons',
  key,
  shared: { template: ref('mail-templates', templateKey) },
  en: { title: en },
  ar: { title: ar },
})

export const rejectionReasons: DemoDocument[] = [
  reason('experience', 'rejected-experience', 'Experience does not match', 'الخبرة لا تطابق المطلوب'),
  reason('filled', 'rejected-filled', 'Position filled', 'شُغلت الوظيفة'),
  reason('requirement', 'rejected-experience', 'A requirement is missing', 'ينقصه شرط من شروط الوظيفة'),
  reason('expectations', 'rejected-experience', 'Expectations do not meet', 'اختلاف التوقعات'),
]

/** What happens when an application comes to a stage, and what candidates are judged by. */
export const hiringDesk: DemoGlobal = {
  slug: 'hiring-desk',
  shared: {
    undoMinutes: 60,
    stageActions: [
      { stage: 'screening', template: ref('mail-templates', 'being-read'), dueDays: 5 },
      { stage: 'interview', dueDays: 3 },
      { stage: 'offer', dueDays: 2 },
      { stage: 'hired', template: ref('mail-templates', 'welcome'), dueDays: 10 },
    ],
    criteria: [{}, {}, {}],
  },
  en: {
    stageActions: [
      { task: 'Read the application and decide whether to talk' },
      { task: 'Offer times for the interview' },
      { task: 'Agree on the offer and send it' },
      { task: 'Prepare the first day' },
    ],
    criteria: [{ title: 'Technical depth' }, { title: 'With clients' }, { title: 'Motivation' }],
  },
  ar: {
    stageActions: [
      { task: 'قراءة الطلب وتحديد الحاجة إلى مقابلة' },
      { task: 'عرض مواعيد المقابلة' },
      { task: 'الاتفاق على العرض وإرساله' },
      { task: 'تجهيز اليوم الأول' },
    ],
    criteria: [{ title: 'العمق المهني' }, { title: 'التعامل مع العملاء' }, { title: 'الدافع' }],
  },
}
