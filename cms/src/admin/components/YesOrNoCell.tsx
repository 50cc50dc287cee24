import type { DefaultServerCellComponentProps } from 'payload'

/** A checkbox of a list in a word. */
export function YesOrNoCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return cellData ? i18n.t('general:yes') : i18n.t('general:no')
}
