export interface Section {
  heading: string
  paragraphs: string[]
}

export interface PdfText {
  title: string
  subtitle: string
  sections: Section[]
}

const WIDTH = 595
const HEIGHT = 842
const MARGIN = 64
const LINE_CHARACTERS = 84

/** Helvetica needs no file and knows the Western alphabet; other characters become their nearest plain form. */
const escaped = (text: string) =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/[^\x20-\x7e]/g, '?')
    .replace(/[\\()]/g, '\\$&')

const line = (text: string, font: 'F1' | 'F2', size: number, x: number, y: number, colour: string) =>
  `BT ${colour} rg /${font} ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`

function wrapped(text: string): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of text.split(' ')) {
    if (current && current.length + word.length + 1 > LINE_CHARACTERS) {
      lines.push(current)
      current = word
    } else current = current ? `${current} ${word}` : word
  }
  return [...lines, current]
}

function titlePage({ title, subtitle }: PdfText): string {
  const stars = Array.from({ length: 48 }, (_, index) => {
    const x = 40 + (index % 8) * 74
    const y = 90 + Math.floor(index / 8) * 60
    return `${x} ${y} 24 24 re S ${x + 12} ${y - 5} m ${x + 29} ${y + 12} l ${x + 12} ${y + 29} l ${x - 5} ${y + 12} l s`
  })
  return [
    `0.05 0.23 0.19 rg 0 0 ${WIDTH} ${HEIGHT} re f`,
    `0.31 0.71 0.58 RG 0.8 w ${stars.join(' ')}`,
    ...wrapped(title).map((text, index) => line(text, 'F2', 26, MARGIN, 640 - index * 34, '0.95 0.94 0.9')),
    line(subtitle, 'F1', 13, MARGIN, 590, '0.91 0.76 0.49'),
    line('Rasikh Advisory', 'F2', 13, MARGIN, 760, '0.95 0.94 0.9'),
  ].join('\n')
}

function sectionPage({ heading, paragraphs }: Section, number: number, title: string): string {
  let y = 740
  const body = paragraphs.flatMap((paragraph) => {
    const lines = wrapped(paragraph).map((text) => line(text, 'F1', 11, MARGIN, (y -= 17), '0.12 0.14 0.16'))
    y -= 12
    return lines
  })
  return [
    line(heading, 'F2', 18, MARGIN, 760, '0.05 0.23 0.19'),
    ...body,
    line(title, 'F1', 9, MARGIN, 48, '0.45 0.48 0.5'),
    line(String(number), 'F1', 9, WIDTH - MARGIN, 48, '0.45 0.48 0.5'),
  ].join('\n')
}

/** A small PDF with a title page and a page per section; the same text gives the same bytes. */
export function pdfOf(text: PdfText): Buffer {
  const contents = [
    titlePage(text),
    ...text.sections.map((section, index) => sectionPage(section, index + 2, text.title)),
  ]
  const first = 5
  const pages = contents.map((_, index) => `${first + index * 2} 0 R`)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    `<< /Type /Pages /Kids [${pages.join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${first + index * 2 + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
    `<< /Title (${escaped(text.title)}) /Author (Rasikh Advisory) >>`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>`
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
