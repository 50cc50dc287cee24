import { paper } from '../uploads/paper.ts'

const cv = (key: string, name: string, paragraphs: string[]) =>
  paper(
    'files',
    `cvs/${key}`,
    { title: name, subtitle: 'Curriculum vitae', sections: [{ heading: 'Experience', paragraphs }] },
    name,
    'cv',
  )

/** The CVs that two of the applicants sent. */
export const cvs = [
  cv('yazeed-alqahtani', 'Yazeed Alqahtani', [
    'Tax supervisor, retail group, Riyadh, since 2021. Zakat, VAT and withholding tax for forty companies of the group.',
    'Tax associate, audit firm, Riyadh, 2018 to 2021. SOCPA fellow since 2022. Arabic and English.',
  ]),
  cv('dana-alfaraj', 'Dana Alfaraj', [
    'Data engineer, water utility, Dammam, since 2023. Hourly meter readings of 200,000 households, leak detection, Airflow and dbt.',
    'Bachelor of computer engineering, 2022. Arabic and English.',
  ]),
]
