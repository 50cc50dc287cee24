import { escapeHtml } from '@/lib/escapeHtml'

interface Figure {
  figure?: unknown
  label?: unknown
}

const words = (value: unknown) => escapeHtml(typeof value === 'string' ? value : '')

/** HTML of a row of figures, each with what it counts. */
export function renderFigures(items: unknown): string {
  if (!Array.isArray(items) || items.length === 0) return ''
  const rows = (items as Figure[]).map(
    ({ figure, label }) => `<div><dt>${words(label)}</dt><dd><bdi>${words(figure)}</bdi></dd></div>`,
  )
  return `<dl class="figures">${rows.join('')}</dl>`
}
