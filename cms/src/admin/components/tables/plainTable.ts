import { $findTableNode, $isTableCellNode, $isTableRowNode, $setTableRowIsHeader, type TableNode } from '@lexical/table'

/** Puts what stands in a table that stands in a cell of another into that cell: pages for print are laid out so. */
function $unpack(table: TableNode): void {
  const cells = table
    .getChildren()
    .filter($isTableRowNode)
    .flatMap((row) => row.getChildren().filter($isTableCellNode))
  for (const node of cells.flatMap((cell) => cell.getChildren())) table.insertBefore(node)
  table.remove()
}

/** Takes the widths, stripes and frozen columns of a table away, and gives it headings if it has none: those of spreadsheets are plain cells. */
export function $plainTable(table: TableNode): void {
  const around = table.getParent()
  if (around && $findTableNode(around)) return $unpack(table)
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
