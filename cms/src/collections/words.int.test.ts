import type { FlattenedField } from 'payload'
import { expect } from 'vitest'
import { test } from '../../tests/test'

const byPayload = [
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
  'blockName',
  'apiKey',
  'enableAPIKey',
  'hasAPIKey',
]
const byUploads = [
  'sizes',
  'url',
  'thumbnailURL',
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'focalX',
  'focalY',
]

const isBilingual = (label: unknown) =>
  typeof label === 'object' && label !== null && 'en' in label && 'ar' in label && Boolean(label.en && label.ar)

/** Paths of fields and choices that staff would read in one language only. */
function unnamed(fields: FlattenedField[], path: string): string[] {
  return fields.flatMap((field) => {
    if (byPayload.includes(field.name) || ('hidden' in field && field.hidden) || field.name === 'sessions') return []
    const own = `${path}.${field.name}`
    const missing = field.name === 'email' && path === 'users' ? [] : isBilingual(field.label) ? [] : [own]
    if ('options' in field && field.name !== 'icon') {
      for (const option of field.options) {
        if (typeof option === 'string' || !isBilingual(option.label)) missing.push(`${own}:${JSON.stringify(option)}`)
      }
    }
    // “Add Link”, “Link 01”: what one row is called.
    if ((field.type === 'array' || field.type === 'blocks') && !isBilingual(field.labels?.singular))
      missing.push(`${own}[]`)
    if ('flattenedFields' in field) missing.push(...unnamed(field.flattenedFields, own))
    if ('blocks' in field) missing.push(...field.blocks.flatMap((b) => unnamed(b.flattenedFields, `${own}.${b.slug}`)))
    return missing
  })
}

test('staff read every field, choice and block in their own language', ({ payload }) => {
  const entities = [...payload.config.collections, ...payload.config.globals]
  const own = entities.filter(({ slug }) => !slug.startsWith('payload-'))

  const missing = own.flatMap((entity) => {
    const fields = entity.flattenedFields.filter(
      ({ name }) => !('upload' in entity && entity.upload && byUploads.includes(name)),
    )
    return unnamed(fields, entity.slug)
  })

  expect(missing).toEqual([])
})

test('lists offer of a file what has a name in both languages, and none of its smaller copies', ({ payload }) => {
  const offered = (fields: readonly FlattenedField[], path: string): string[] =>
    fields.flatMap((field) => {
      const { admin, label, name } = field as FlattenedField & { admin?: Record<string, unknown>; label?: unknown }
      if (admin?.disableListColumn && admin.disableListFilter && admin.disableGroupBy) return []
      if ('flattenedFields' in field) return offered(field.flattenedFields, `${path}.${name}`)
      return isBilingual(label) || typeof label === 'function' ? [] : [`${path}.${name}`]
    })
  const uploads = payload.config.collections.filter(({ upload }) => Boolean(upload))
  const ofFile = (fields: readonly FlattenedField[]) => fields.filter(({ name }) => byUploads.includes(name))

  expect(uploads).not.toEqual([])
  expect(uploads.flatMap(({ flattenedFields, slug }) => offered(ofFile(flattenedFields), slug))).toEqual([])
})

test('the editor of long texts offers to insert a file in Arabic, not to download one', ({ payload }) => {
  const { ar } = payload.config.i18n.translations as Record<string, { lexical?: Record<string, { label?: string }> }>

  expect(ar?.lexical?.upload?.label).toBe('صورة أو ملف')
  expect(ar?.lexical?.horizontalRule?.label).toBe('خط فاصل')
  expect(ar?.lexical?.link?.label).toBe('رابط')
})

test('the state of a document has a name, as a column of lists and in their filters', ({ payload }) => {
  const t = (key: string) => key
  const names = payload.config.collections.flatMap(({ slug, flattenedFields }) => {
    const state = flattenedFields.find(({ name }) => name === '_status')
    const label = state && 'label' in state ? state.label : undefined
    return state ? [[slug, typeof label === 'function' ? label({ i18n: {} as never, t: t as never }) : label]] : []
  })

  expect(names).not.toEqual([])
  expect(names.filter(([, name]) => name !== 'version:status')).toEqual([])
})

test('what is wrong with a value is said in the language of the person', async ({ api }) => {
  const headers = { ...(await api.as('editor')), 'Accept-Language': 'ar' }
  const body = { title: 'Page', slug: 'careers', _status: 'published' }

  const response = await api.post('/api/pages', body, headers)

  expect(response.status).toBe(400)
  expect(await response.text()).toContain('للعنوان «careers» استخدام آخر')
})
