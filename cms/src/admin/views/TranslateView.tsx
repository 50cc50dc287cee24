import { isContentSlug } from '@diwan/shared/content'
import { isObjectId } from '@diwan/shared/lib/isObjectId'
import { dashboardMessages } from '@diwan/shared/messages/dashboard'
import type { AdminViewServerProps, CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { SideBySide, type SideField } from '@/admin/components/SideBySide'
import { titleOf } from '@/audit/titleOf'
import { requireSession } from '@/admin/requireSession'
import { segments } from '@/admin/segments'
import { AdminPage } from './AdminPage'

type Doc = Record<string, unknown>

const slugOf = (segment: string) => Object.entries(segments).find(([, one]) => one === segment)?.[0] ?? ''

const labelOf = (field: FlattenedField, language: string) => {
  const label = 'label' in field ? field.label : undefined
  const words = typeof label === 'object' && label ? (label as Record<string, string>)[language] : label
  return String(words || ('name' in field ? field.name : ''))
}

/** The plain texts that are written once per language, those of a group with its name before; formatted ones have their own form. */
function textFields(fields: FlattenedField[], language: string): Omit<SideField, 'en' | 'ar'>[] {
  return fields.flatMap((field) => {
    if (field.type === 'group' && 'name' in field) {
      const group = labelOf(field, language)
      return textFields(field.flattenedFields, language).map((inner) => ({
        ...inner,
        path: `${field.name}.${inner.path}`,
        label: `${group}: ${inner.label}`,
      }))
    }
    if (!('localized' in field) || !field.localized || (field.type !== 'text' && field.type !== 'textarea')) return []
    return [{ path: field.name, label: labelOf(field, language), isLong: field.type === 'textarea' }]
  })
}

const at = (doc: Doc | null, path: string) =>
  path.split('.').reduce<unknown>((value, name) => (value as Doc | null | undefined)?.[name], doc)

async function findBoth(req: PayloadRequest, collection: string, id: string) {
  const query = { collection: collection as CollectionSlug, id, draft: true, depth: 0, fallbackLocale: false } as const
  const access = { user: req.user, overrideAccess: false, disableErrors: true } as const
  const en = await req.payload.findByID({ ...query, ...access, locale: 'en' })
  const ar = await req.payload.findByID({ ...query, ...access, locale: 'ar' })
  return en && ar ? { en: en as unknown as Doc, ar: ar as unknown as Doc } : null
}

/** `/admin/auth/translate/{segment}/{id}`: the texts of a document in English and Arabic, side by side. */
export async function TranslateView(props: AdminViewServerProps) {
  const { permissions, req } = props.initPageResult
  const [, , segment = '', id = ''] = (props.params?.segments ?? []) as string[]
  requireSession(props.initPageResult, `/admin/auth/translate/${segment}/${id}`)
  const { language } = req.i18n
  const words = dashboardMessages[language === 'ar' ? 'ar' : 'en'].translations
  const collection = slugOf(segment)
  const mayWrite = permissions.collections?.[collection as CollectionSlug]?.update
  const found = isContentSlug(collection) && mayWrite && isObjectId(id) ? await findBoth(req, collection, id) : null
  if (!found) {
    return (
      <AdminPage view={props}>
        <p className="diwan-empty">{words.none}</p>
        <a href="/admin/auth/translations">{words.title}</a>
      </AdminPage>
    )
  }
  const config = req.payload.collections[collection as CollectionSlug].config
  const fields = textFields(config.flattenedFields, language).map((field) => ({
    ...field,
    en: String(at(found.en, field.path) ?? ''),
    ar: String(at(found.ar, field.path) ?? ''),
  }))
  const name = titleOf(collection, found[language === 'ar' ? 'ar' : 'en']) ?? titleOf(collection, found.en)
  return (
    <AdminPage view={props}>
      <article className="diwan-board">
        <h1 dir="auto">{name ?? words.untitled}</h1>
        <p>{words.sideBySide}</p>
        <p className="diwan-hint">{words.notText}</p>
        <p className="diwan-buttons">
          <a href={`/admin/auth/${segment}/edit/${id}`}>{words.back}</a>
        </p>
        <SideBySide
          collection={collection}
          id={id}
          fields={fields}
          hasDrafts={Boolean(config.versions?.drafts)}
          language={language}
        />
      </article>
    </AdminPage>
  )
}
