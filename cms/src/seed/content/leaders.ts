import type { DemoDocument } from '../demoDocument.ts'
import { media } from '../media.ts'

interface LeaderText {
  title: string
  role: string
  bio: string
}

const leader = (
  key: string,
  order: number,
  group: 'board' | 'executive' | 'expert',
  en: LeaderText,
  ar: LeaderText,
): DemoDocument => ({
  collection: 'leaders',
  key,
  shared: {
    group,
    order,
    photo: media(`photo/leaders/${key}`),
    email: `${key.replace('-', '.')}@rasikh.example`,
    linkedin: `https://www.linkedin.com/in/${key}-example`,
  },
  en: { ...en },
  ar: { ...ar },
})

export const leaders: DemoDocument[] = [
  leader(
    'noura-alharbi',
    1,
    'executive',
    {
      title: 'Noura Alharbi',
      role: 'Managing Partner and Chief Executive Officer',
      bio: 'Noura joined Rasikh in its second year and has led it since 2018. She began as an auditor in Jeddah, moved into restructuring family companies, and still chairs the review of every market-entry plan before it goes to a client. She holds the SOCPA fellowship and a master’s degree in finance from King Abdulaziz University, and serves as a volunteer mentor to founders in the Eastern Province.',
    },
    {
      title: 'نورة الحربي',
      role: 'الشريكة الإدارية والرئيسة التنفيذية',
      bio: 'انضمت نورة إلى راسخ في عامها الثاني وتقودها منذ 2018. بدأت مدققةَ حسابات في جدة، ثم تخصصت في إعادة هيكلة الشركات العائلية، ولا تزال ترأس مراجعة كل خطة لدخول السوق قبل تسليمها للعميل. تحمل زمالة الهيئة السعودية للمراجعين والمحاسبين ودرجة الماجستير في المالية من جامعة الملك عبدالعزيز، وتتطوع مرشدةً لرواد الأعمال في المنطقة الشرقية.',
    },
  ),
  leader(
    'faisal-alotaibi',
    2,
    'board',
    {
      title: 'Faisal Alotaibi',
      role: 'Chairman of the Board',
      bio: 'Faisal founded Rasikh in Riyadh in 2009 after fifteen years in corporate banking. As chairman he looks after governance, risk and the independence of the firm’s advice. He sits on the audit committees of two listed companies and teaches a yearly course on board practice for first-time directors.',
    },
    {
      title: 'فيصل العتيبي',
      role: 'رئيس مجلس الإدارة',
      bio: 'أسس فيصل شركة راسخ في الرياض عام 2009 بعد خمسة عشر عامًا في مصرفية الشركات. يُعنى رئيسًا للمجلس بالحوكمة والمخاطر واستقلالية ما تقدمه الشركة من رأي. وهو عضو في لجنتي مراجعة لشركتين مدرجتين، ويقدم كل عام دورة في أعمال مجالس الإدارة لمن يدخلونها أول مرة.',
    },
  ),
  leader(
    'maha-alqahtani',
    3,
    'executive',
    {
      title: 'Maha Alqahtani',
      role: 'Partner, People and Workforce',
      bio: 'Maha leads the teams for HR, corporate immigration and training. Over sixteen years she has designed pay structures and Saudization plans for manufacturers, hospitals and retailers, and she insists that a plan is only finished when line managers can explain it. She is a certified compensation professional and speaks Arabic, English and Turkish.',
    },
    {
      title: 'مها القحطاني',
      role: 'شريكة، الموارد البشرية والقوى العاملة',
      bio: 'تقود مها فرق الموارد البشرية وخدمات الإقامة والتأشيرات والتدريب. صممت خلال ستة عشر عامًا هياكل أجور وخطط توطين لمصانع ومستشفيات وشركات تجزئة، وترى أن الخطة لا تكتمل إلا حين يستطيع المدير المباشر شرحها. تحمل شهادة مهنية في التعويضات، وتتحدث العربية والإنجليزية والتركية.',
    },
  ),
  leader(
    'omar-alzahrani',
    4,
    'executive',
    {
      title: 'Omar Alzahrani',
      role: 'Partner, Accounting, Zakat and Tax',
      bio: 'Omar heads the finance practice and signs off its filings. Before Rasikh he spent nine years with an international audit firm in Riyadh and London, where he worked on the first VAT registrations in the Kingdom. He writes the firm’s yearly guide to filing dates and is known for returning drafts with one question in the margin: “Where is the evidence?”',
    },
    {
      title: 'عمر الزهراني',
      role: 'شريك، المحاسبة والزكاة والضرائب',
      bio: 'يرأس عمر قطاع المالية ويعتمد إقراراته. أمضى قبل راسخ تسع سنوات في شركة مراجعة دولية بين الرياض ولندن، وعمل فيها على أوائل تسجيلات ضريبة القيمة المضافة في المملكة. يكتب دليل الشركة السنوي لمواعيد الإقرارات، ويُعرف بإعادة المسودات وعليها سؤال واحد: «أين المستند؟».',
    },
  ),
  leader(
    'lina-haddad',
    5,
    'expert',
    {
      title: 'Lina Haddad',
      role: 'Director, Data and Artificial Intelligence',
      bio: 'Lina builds data offices: the rules, the people and the platforms behind trustworthy numbers. She came to Riyadh from Amman in 2014 to work on a national statistics programme and stayed. Her team has catalogued more than four thousand data sets for public bodies, and she prefers a model that a clerk can question to one that nobody can.',
    },
    {
      title: 'لينا حداد',
      role: 'مديرة أولى، البيانات والذكاء الاصطناعي',
      bio: 'تؤسس لينا مكاتب البيانات: الضوابط والكفاءات والمنصات التي تقف خلف الأرقام الموثوقة. قدمت إلى الرياض من عمّان عام 2014 للعمل في برنامج إحصائي وطني ثم استقرت فيها. فهرس فريقها أكثر من أربعة آلاف مجموعة بيانات لجهات حكومية، وتفضّل نموذجًا يستطيع الموظف مساءلته على نموذج لا يفهمه أحد.',
    },
  ),
  leader(
    'khalid-alshammari',
    6,
    'expert',
    {
      title: 'Khalid Alshammari',
      role: 'Director, Technology and Cybersecurity',
      bio: 'Khalid is responsible for SAP, cloud and security work. He started on the night shift of an operations centre in Al Khobar, ran the recovery of an industrial network after an attack in 2017, and has since rehearsed bad days with more than sixty management teams. He is a certified information systems auditor and keeps bees.',
    },
    {
      title: 'خالد الشمري',
      role: 'مدير أول، التقنية والأمن السيبراني',
      bio: 'خالد مسؤول عن أعمال ساب والحوسبة السحابية والأمن. بدأ في المناوبة الليلية بأحد مراكز التشغيل في الخبر، وقاد استعادة شبكة صناعية بعد هجوم عام 2017، ومنذ ذلك الحين تدرّب معه أكثر من ستين فريقًا إداريًا على الأيام الصعبة. وهو مدقق نظم معلومات معتمد، وهوايته تربية النحل.',
    },
  ),
]
