import { defineCaseStudy } from '../defineCaseStudy.ts'

export const bankCyberResilience = defineCaseStudy({
  key: 'bank-cyber-resilience',
  client: 'alyamamah-bank',
  industry: 'banking-finance',
  services: ['cybersecurity', 'managed-services'],
  categories: ['transformation'],
  order: 1,
  en: {
    title: 'One register of controls for a bank with five frameworks',
    summary:
      'Alyamamah Bank replaced five overlapping compliance files with one register and raised its cyber maturity in two assessments.',
    challenge:
      'Each supervisory framework had its own owner, spreadsheet and evidence folder. The same access review was performed four times a year and described in four different ways. After an inspection the bank had 112 findings, a third of them duplicates, and a security team that spent more time collecting screenshots than watching systems.',
    approach:
      'The frameworks were mapped control by control into a single register with one owner and one piece of evidence per obligation. Findings were ordered by the attack path they opened, not by chapter. Evidence collection was automated from identity, endpoint and ticket systems, and the internal audit team joined each monthly review so that closed meant closed. Executives rehearsed two incidents, one of them during a real payday.',
    results: [
      ['112 → 9', 'open findings within eleven months'],
      ['Level 4', 'maturity in two consecutive assessments'],
      ['40%', 'less effort for evidence'],
      ['4 h', 'rehearsed recovery of the payment gateway'],
    ],
    quote: {
      text: 'The inspectors asked for last month’s evidence and we had it on the screen before they finished the sentence.',
      name: 'Huda Alsubaie',
      role: 'Chief Information Security Officer, Alyamamah Bank',
    },
  },
  ar: {
    title: 'سجل ضوابط واحد لبنك تحكمه خمسة أطر',
    summary: 'استبدل بنك اليمامة بخمسة ملفات التزام متداخلة سجلًا واحدًا، ورفع نضجه السيبراني في تقييمين متتاليين.',
    challenge:
      'كان لكل إطار إشرافي مالك وجدول ومجلد أدلة، فكانت مراجعة الصلاحيات نفسها تُجرى أربع مرات في السنة وتوصف بأربع صيغ. وبعد تفتيش خرج البنك بـ112 ملاحظة ثلثها مكرر، وبفريق أمن يقضي في جمع لقطات الشاشة وقتًا أطول مما يقضيه في مراقبة الأنظمة.',
    approach:
      'رُبطت الأطر ضابطًا بضابط في سجل واحد لكل التزام فيه مالك ودليل واحد. ورُتبت الملاحظات بحسب مسار الهجوم الذي تفتحه لا بحسب الفصول، وصار جمع الأدلة آليًّا من أنظمة الهوية والأجهزة والبلاغات، وانضمت المراجعة الداخلية إلى كل اجتماع شهري حتى يكون الإغلاق إغلاقًا حقيقيًا. وتدرّب التنفيذيون على حادثين، أحدهما في يوم صرف الرواتب.',
    results: [
      ['من 112 إلى 9', 'ملاحظات مفتوحة خلال أحد عشر شهرًا'],
      ['المستوى 4', 'نضج في تقييمين متتاليين'],
      ['40%', 'انخفاض جهد إعداد الأدلة'],
      ['4 ساعات', 'استعادة مجرَّبة لبوابة المدفوعات'],
    ],
    quote: {
      text: 'طلب المفتشون دليل الشهر الماضي فكان على الشاشة قبل أن يتموا جملتهم.',
      name: 'هدى السبيعي',
      role: 'رئيسة الأمن السيبراني، بنك اليمامة',
    },
  },
})
