'use client'
import type { DefaultCellComponentProps } from 'payload'
import { openPanel } from './address'

/** The reference of an application, which opens it beside the list. */
export function ReferenceCell({ cellData, rowData }: DefaultCellComponentProps) {
  const id = String(rowData.id)
  const reference = String(cellData ?? id)
  return (
    <a
      href={`/admin/auth/applications?open=${id}`}
      data-application={id}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        openPanel(id)
      }}
    >
      <bdi className="hiring-reference">{reference}</bdi>
    </a>
  )
}
