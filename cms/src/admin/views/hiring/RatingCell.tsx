'use client'
import type { DefaultCellComponentProps } from 'payload'
import { useHiringWords } from './useHiringWords'

/** The average rating of an application. */
export function RatingCell({ cellData }: DefaultCellComponentProps) {
  const { words } = useHiringWords()
  if (typeof cellData !== 'number') return '–'
  return (
    <span role="img" aria-label={words.board.stars(String(cellData))} className="hiring-score">
      <span aria-hidden="true">★ {cellData}</span>
    </span>
  )
}
