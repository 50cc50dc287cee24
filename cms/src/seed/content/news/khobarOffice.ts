import { defineNews } from '../defineNews.ts'

export const khobarOffice = defineNews({
  key: 'al-khobar-office-moves-to-larger-floor',
  date: '2025-02-16',
  category: 'company-news',
  en: {
    title: 'Our Al Khobar office moves to a larger floor',
    excerpt:
      'Thirty-two people, two workshop rooms and a view of the causeway: the Eastern Province team has a new address.',
    body: `
The Eastern Province team opened the doors of its new floor in Al Yarmouk today. It has thirty-two desks, two workshop rooms for client teams and a small quiet room that the staff voted for ahead of a second kitchen.

The office began in 2014 with four consultants and one client in Jubail. Most of its work is still industrial: enterprise systems, site security and workforce planning for plants between Dammam and Ras Al Khair.

> We wanted a place where a plant manager can drop in on the way home and leave with an answer.

*Khalid Alshammari, Director of Technology and Cybersecurity*

Telephone numbers stay the same. Visitors find the entrance on Prince Turki Street; parking for guests is on the first basement level. All addresses are on the [contact page](/contact-us).
`,
  },
  ar: {
    title: 'مكتب الخبر ينتقل إلى طابق أوسع',
    excerpt: 'اثنان وثلاثون مكتبًا وقاعتا ورش وإطلالة على الجسر: لفريق المنطقة الشرقية عنوان جديد.',
    body: `
افتتح فريق المنطقة الشرقية اليوم طابقه الجديد في حي اليرموك بالخبر. يضم الطابق اثنين وثلاثين مكتبًا وقاعتين لورش العمل مع فرق العملاء، وغرفة هادئة صغيرة صوّت لها الموظفون مفضلينها على مطبخ ثانٍ.

بدأ المكتب عام 2014 بأربعة مستشارين وعميل واحد في الجبيل، ولا يزال معظم عمله صناعيًا: أنظمة مؤسسية وأمن مواقع وتخطيط للقوى العاملة في مصانع تمتد من الدمام إلى رأس الخير.

> أردنا مكانًا يمر به مدير المصنع في طريق عودته إلى بيته فيخرج بجواب.

*خالد الشمري، مدير أول التقنية والأمن السيبراني*

أرقام الهاتف باقية كما هي. المدخل من شارع الأمير تركي، ومواقف الزوار في القبو الأول. وتجدون العناوين كلها في [صفحة التواصل](/contact-us).
`,
  },
})
