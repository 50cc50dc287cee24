import { defineReport } from '../defineReport.ts'

export const industrialSecurity = defineReport({
  key: 'security-of-industrial-sites-2026',
  year: 2026,
  topic: 'sector',
  access: 'gated',
  publishedAt: '2026-08-23',
  en: {
    title: 'After the firewall: security of industrial sites',
    summary: 'Findings from thirty-one site reviews between Jubail and Yanbu, with a checklist for the next shutdown.',
  },
  ar: {
    title: 'ما بعد الجدار الناري: أمن المواقع الصناعية',
    summary: 'نتائج إحدى وثلاثين مراجعة ميدانية بين الجبيل وينبع، مع قائمة تحقق لفترة التوقف القادمة.',
  },
  sections: [
    {
      heading: 'Thirty-one reviews',
      paragraphs: [
        'Between 2023 and 2026 the firm reviewed thirty-one industrial sites. All had a firewall between office and plant networks. Twenty-two had at least one path around it that nobody could explain.',
        'The usual path is a vendor: a modem left behind after commissioning, a laptop that serves two networks, a remote session that was opened for a week and never closed.',
      ],
    },
    {
      heading: 'Three findings that repeat',
      paragraphs: [
        'Backups of controllers exist, and nobody has ever restored one. Shared passwords are written inside the cabinet they protect. The list of assets is correct for servers and a guess for everything that moves.',
      ],
    },
    {
      heading: 'A checklist for the next shutdown',
      paragraphs: [
        'Walk every cable that leaves the control room. Restore one controller from its backup, on the spare. Close every vendor account and open again only those that somebody asks for. Print the telephone list and hang it in the control room.',
      ],
    },
  ],
})
