'use client'

import { isLocale } from '@diwan/shared/content'
import { panelMessages } from '@diwan/shared/messages/panel'
import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS } from '@diwan/shared/spec/texts'
import {
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $findTableNode,
  $getTableCellNodeFromLexicalNode,
  $getTableColumnIndexFromTableCellNode,
  $getTableRowIndexFromTableCellNode,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableSelection,
  $setTableColumnIsHeader,
  $setTableRowIsHeader,
  INSERT_TABLE_COMMAND,
  type TableCellNode,
  TableCellHeaderStates,
  type TableNode,
} from '@lexical/table'
import {
  createClientFeature,
  slashMenuBasicGroupWithItems,
  TableFeatureClient,
  toolbarAddDropdownGroupWithItems,
} from '@payloadcms/richtext-lexical/client'
import {
  $getSelection,
  $isRangeSelection,
  type BaseSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { TableIcon } from './TableIcon'
import { TablesPlugin } from './TablesPlugin'

type Words = (typeof panelMessages)['en']['controls']['tables']
type Named = { i18n: { language: string } }

interface Place {
  table: TableNode
  cell: TableCellNode
}

const label =
  (key: keyof Words) =>
  ({ i18n: { language } }: Named) =>
    panelMessages[isLocale(language) ? language : 'en'].controls.tables[key]

/** Where in a table somebody writes. */
function $placeOf(selection: BaseSelection | null): Place | null {
  if (!$isRangeSelection(selection) && !$isTableSelection(selection)) return null
  const node = selection.anchor.getNode()
  const [table, cell] = [$findTableNode(node), $getTableCellNodeFromLexicalNode(node)]
  return table && cell ? { table, cell } : null
}

function insertTable({ editor }: { editor: LexicalEditor }) {
  const includeHeaders = { rows: true, columns: false }
  editor.dispatchCommand(INSERT_TABLE_COMMAND, { rows: '3', columns: '3', includeHeaders })
}

interface Action {
  change: (place: Place) => void
  isPossible?: (place: Place) => boolean
}

const hasRoomBelow = ({ table }: Place) => table.getChildrenSize() < MAX_TABLE_ROWS
const hasRoomBeside = ({ table }: Place) => table.getColumnCount() < MAX_TABLE_COLUMNS

const isInHeadingRow = ({ cell }: Place) => cell.hasHeaderState(TableCellHeaderStates.ROW)
const isInHeadingColumn = ({ cell }: Place) => cell.hasHeaderState(TableCellHeaderStates.COLUMN)

const turnRow =
  (isHeading: boolean) =>
  ({ cell, table }: Place) =>
    $setTableRowIsHeader(table, $getTableRowIndexFromTableCellNode(cell), isHeading)
const turnColumn =
  (isHeading: boolean) =>
  ({ cell, table }: Place) =>
    $setTableColumnIsHeader(table, $getTableColumnIndexFromTableCellNode(cell), isHeading)

/** What can be done with the table that somebody writes in, in the order of the menu. */
const ACTIONS: Record<Exclude<keyof Words, 'table'>, Action> = {
  rowAbove: { change: () => $insertTableRowAtSelection(false), isPossible: hasRoomBelow },
  rowBelow: { change: () => $insertTableRowAtSelection(true), isPossible: hasRoomBelow },
  columnBefore: { change: () => $insertTableColumnAtSelection(false), isPossible: hasRoomBeside },
  columnAfter: { change: () => $insertTableColumnAtSelection(true), isPossible: hasRoomBeside },
  headingRow: { change: turnRow(true), isPossible: (place) => !isInHeadingRow(place) },
  plainRow: { change: turnRow(false), isPossible: isInHeadingRow },
  headingColumn: { change: turnColumn(true), isPossible: (place) => !isInHeadingColumn(place) },
  plainColumn: { change: turnColumn(false), isPossible: isInHeadingColumn },
  deleteRow: { change: () => $deleteTableRowAtSelection() },
  deleteColumn: { change: () => $deleteTableColumnAtSelection() },
  deleteTable: {
    change: ({ table }) => {
      table.selectNext()
      table.remove()
    },
  },
}

const items = Object.entries(ACTIONS).map(([key, { change, isPossible }]) => ({
  key,
  label: label(key as keyof Words),
  isEnabled: ({ selection }: { selection: BaseSelection }) => {
    const place = $placeOf(selection)
    return place !== null && (isPossible?.(place) ?? true)
  },
  onSelect: ({ editor }: { editor: LexicalEditor }) =>
    editor.update(() => {
      const place = $placeOf($getSelection())
      if (place) change(place)
    }),
}))

const { feature } = TableFeatureClient(undefined as never)
const { markdownTransformers = [], nodes = [] } = typeof feature === 'function' ? {} : feature

/** Tables in long texts, with their rows and columns in a menu of the toolbar, where the keyboard gets to. */
export const tablesInText = createClientFeature({
  markdownTransformers,
  nodes,
  plugins: [{ Component: TablesPlugin, position: 'normal' }],
  slashMenu: {
    groups: [
      slashMenuBasicGroupWithItems([
        {
          Icon: TableIcon,
          key: 'table',
          keywords: ['table', 'جدول'],
          label: label('table'),
          onSelect: insertTable,
        },
      ]),
    ],
  },
  toolbarFixed: {
    groups: [
      toolbarAddDropdownGroupWithItems([
        {
          ChildComponent: TableIcon,
          key: 'table',
          label: label('table'),
          isEnabled: ({ selection }) => $isRangeSelection(selection) && $placeOf(selection) === null,
          onSelect: insertTable,
        },
      ]),
      {
        type: 'dropdown',
        key: 'table',
        ChildComponent: TableIcon,
        isEnabled: ({ selection }) => $placeOf(selection) !== null,
        items,
        order: 15,
      },
    ],
  },
})
