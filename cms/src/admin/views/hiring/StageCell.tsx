'use client'
import type { Card } from '@diwan/shared/contracts/hiring'
import type { DefaultCellComponentProps } from 'payload'
import { StageMark } from './StageMark'

/** The stage of an application in its colour. */
export function StageCell({ cellData }: DefaultCellComponentProps) {
  return cellData ? <StageMark stage={cellData as Card['stage']} /> : '–'
}
