import { $isTableCellNode, $isTableRowNode, $setTableRowIsHeader, type TableNode } from '@lexical/table'

/** Takes the widths, stripes and frozen columns of a table away, and gives it headings if it has none: those of spreadsheets are plain cells. */
export function $plainTable(table: TableNode): void {
  if (table.getColWidths()) table.setColWidths(undefined)
  if (table.getRowStriping()) table.setRowStriping(false)
  if (table.getFrozenColumns()) table.setFrozenColumns(0)
  if (table.getFrozenRows()) table.setFrozenRows(0)
  const rows = table.getChildren().filter($isTableRowNode)
  for (const row of rows) if (row.getHeight() !== undefined) row.setHeight(undefined)
  const cells = rows.flatMap((row) => row.getChildren().filter($isTableCellNode))
  for (const cell of cells) if (cell.getWidth() !== undefined) cell.setWidth(undefined)
  if (cells.length > 0 && !cells.some((cell) => cell.hasHeader())) $setTableRowIsHeader(table, 0, true)
}
