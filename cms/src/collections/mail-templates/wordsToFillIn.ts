/** What may stand in double braces in a template, told to whoever writes one. */
export const wordsToFillIn = {
  en: [
    'Recruitment: {{name}}, {{vacancy}}, {{reference}}, {{company}} (ours), {{me}} (who sends it), {{link}} (the candidate’s own page; it is filled in as the mail goes).',
    'Invitation to an interview, besides: {{times}}, {{interview}} (where a time is chosen), {{place}}, {{minutes}}, {{interviewers}}.',
    'Enquiries: {{name}}, {{reference}}, {{subject}}, {{company}} (theirs), {{me}}.',
  ].join(' '),
  ar: [
    'التوظيف: {{name}} الاسم، {{vacancy}} الوظيفة، {{reference}} الرقم المرجعي، {{company}} اسم شركتنا، {{me}} المرسل، {{link}} صفحة المرشح الخاصة (يُملأ عند إرسال البريد).',
    'وفي الدعوة إلى المقابلة أيضًا: {{times}} المواعيد، {{interview}} رابط اختيار الموعد، {{place}} المكان، {{minutes}} الدقائق، {{interviewers}} من يلتقي المرشح.',
    'الرسائل الواردة: {{name}} الاسم، {{reference}} الرقم المرجعي، {{subject}} الموضوع، {{company}} شركة المرسل، {{me}} من يجيب.',
  ].join(' '),
}
