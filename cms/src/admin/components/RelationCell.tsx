import { headers } from 'next/headers'
import { RenderDefaultCell } from '@payloadcms/ui'
import type {
  CollectionSlug,
  DefaultServerCellComponentProps,
  Payload,
  RelationshipField,
  TextFieldClient,
} from 'payload'
import { cache } from 'react'
import { TitleReader } from '@/admin/TitleReader'

const SHOWN = 3

/** One for each list that is drawn. */
const readerFor = cache(
  (payload: Payload, language: string) => new TitleReader(payload, { language, user: readUser(payload) }),
)

async function readUser(payload: Payload) {
  return (await payload.auth({ headers: await headers() })).user
}

interface Reference {
  relationTo: CollectionSlug
  value: string
}

function referencesIn(cellData: unknown, { relationTo }: Pick<RelationshipField, 'relationTo'>): Reference[] {
  return [cellData].flat().flatMap((each: unknown): Reference[] => {
    if (typeof each === 'string' && typeof relationTo === 'string') return [{ relationTo, value: each }]
    return typeof each === 'object' && each !== null && 'value' in each ? [each as Reference] : []
  })
}

/** What a row is related to, by title. Payload's own cell asks for the titles once the list is there, and says “Loading…” meanwhile. */
export async function RelationCell(props: DefaultServerCellComponentProps) {
  const { cellData, collectionConfig, i18n, link, linkURL, payload, rowData, viewType } = props
  const field = props.field as RelationshipField
  const references = referencesIn(cellData, field)
  const reader = readerFor(payload, i18n.language)
  const titles = await Promise.all(
    references.slice(0, SHOWN).map(async ({ relationTo, value }) => {
      const title = await reader.titleOf(relationTo, value)
      return title ?? `${i18n.t('general:untitled')} - ID: ${value}`
    }),
  )
  const items = titles.join(i18n.language === 'ar' ? '، ' : ', ')
  const count = references.length - SHOWN
  const text: TextFieldClient = { name: field.name, type: 'text' }
  const clientProps = {
    cellData: count > 0 ? i18n.t('fields:itemsAndMore', { count, items }) : items,
    collectionSlug: collectionConfig.slug,
    field: text,
    link,
    linkURL,
    rowData,
    viewType,
  }
  return <RenderDefaultCell clientProps={clientProps} columnIndex={props.columnIndex ?? 0} isLinkedColumn={link} />
}
