import { TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import { $getRoot, $insertNodes, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html'
import { LexicalComposer } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposer'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { render, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { TablesPlugin } from './TablesPlugin'

interface Node {
  type: string
  text?: string
  headerState?: number
  children?: Node[]
  [field: string]: unknown
}

function TellEditor({ tell }: { tell: (editor: LexicalEditor) => void }) {
  const [editor] = useLexicalComposerContext()
  useEffect(() => tell(editor), [editor, tell])
  return null
}

const wordsOf = ({ children = [], text = '' }: Node): string => text + children.map(wordsOf).join('')
const childrenOf = ({ children = [] }: Node) => children

/** The first table of what a clipboard holds, as the editor keeps it. */
async function keptOf(html: string): Promise<Node> {
  const initialConfig = {
    namespace: 'test',
    theme: { tableScrollableWrapper: 'scrolls' },
    nodes: [TableNode, TableRowNode, TableCellNode],
    onError: (error: Error) => {
      throw error
    },
  }
  const editor = await new Promise<LexicalEditor>((tell) =>
    render(
      <LexicalComposer initialConfig={initialConfig}>
        <TablesPlugin />
        <TellEditor tell={tell} />
      </LexicalComposer>,
    ),
  )
  editor.update(() => {
    const nodes = $generateNodesFromDOM(editor, new DOMParser().parseFromString(html, 'text/html'))
    $getRoot().selectEnd()
    $insertNodes(nodes)
  })
  const tables = () => (editor.getEditorState().toJSON().root.children as Node[]).filter(({ type }) => type === 'table')
  await waitFor(() => expect(tables()).not.toEqual([]))
  return tables()[0]!
}

test('a table from a spreadsheet gets headings, and keeps neither colours nor sizes', async () => {
  const table = await keptOf(
    `<table border=0 style='width:134pt'><colgroup><col width=64 style='width:48pt'><col width=90></colgroup>
     <tr height=20 style='height:15pt'><td height=20 width=64 style='background:yellow;mso-number-format:"\\@"'>Fee</td><td width=90>Due</td></tr>
     <tr height=20><td style='background:#fff'>950</td><td>30&nbsp;April</td></tr></table>`,
  )

  const cells = childrenOf(table).map(childrenOf)
  expect(cells.map((row) => row.map(wordsOf))).toEqual([
    ['Fee', 'Due'],
    ['950', '30\u00A0April'],
  ])
  expect(cells.map((row) => row.map(({ headerState }) => headerState))).toEqual([
    [1, 1],
    [0, 0],
  ])
  expect(JSON.stringify(table)).not.toMatch(/"(?:backgroundColor|height|width|colWidths)":(?!null)/)
})

test('merged cells are parted, and a table that has headings keeps them', async () => {
  const table = await keptOf(
    `<table><tr><td>a</td><th scope="row">b</th></tr><tr><td colspan="2" rowspan="2">c</td></tr><tr></tr></table>`,
  )

  const cells = childrenOf(table).map(childrenOf)
  expect(cells.map((row) => row.length)).toEqual([2, 2, 2])
  expect(cells[0]!.map(({ headerState }) => Boolean(headerState))).toEqual([false, true])
  expect(JSON.stringify(table)).not.toMatch(/"(?:colSpan|rowSpan)":[^1]/)
})

test('what a table in a cell holds stays in the cell, without that table', async () => {
  const table = await keptOf(
    `<table><tr><th>a</th></tr><tr><td><p>before</p><table><tr><td>one</td><td>two</td></tr></table></td></tr></table>`,
  )

  const [, body] = childrenOf(table)
  expect(childrenOf(childrenOf(body!)[0]!).map(({ type }) => type)).toEqual(['paragraph', 'paragraph', 'paragraph'])
  expect(childrenOf(childrenOf(body!)[0]!).map(wordsOf)).toEqual(['before', 'one', 'two'])
})
