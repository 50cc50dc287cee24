import type { ContentSlug } from '@diwan/shared/content'
import type { Access, CollectionConfig, Field, UploadConfig } from 'payload'
import { isEditor } from '@/access/isEditor'
import { isNobody } from '@/access/isNobody'
import { isStaff } from '@/access/isStaff'
import { isStaffOrService } from '@/access/isStaffOrService'
import { documentTimes } from '@/fields/documentTimes'
import { draftCopies } from '@/fields/draftCopies'
import { labelled } from '@/fields/labelled'
import { releaseState } from '@/fields/releaseState'
import { seo } from '@/fields/seo'
import { slug } from '@/fields/slug'
import { keepCatalogueEntry, keepCatalogueEntryOutOfTrash } from '@/hooks/keepCatalogueEntry'
import { judgeEachLanguage, notePublishingAll } from '@/hooks/judgeEachLanguage'
import { keepLock } from '@/hooks/keepLock'
import { keepOnSite } from '@/hooks/keepOnSite'
import { keepSharedDraft, keepSharedLive, noteTakingOff } from '@/hooks/keepSharedLive'
import { limitQuery } from '@/hooks/limitQuery'
import { noteChangeOfMany } from '@/hooks/noteChangeOfMany'
import { refuseOddData } from '@/hooks/refuseOddData'
import { refuseOlderForm } from '@/hooks/refuseOlderForm'
import { redirectOldAddress } from '@/hooks/redirectOldAddress'
import { rememberLiveSlug } from '@/hooks/rememberLiveSlug'
import { noteChoice, requireThere } from '@/hooks/requireThere'
import { trashWhole } from '@/hooks/trashWhole'
import { waitForOtherSaves } from '@/hooks/waitForOtherSaves'
import { writeEmptyLists } from '@/hooks/writeEmptyLists'
import { previewOptions } from '@/publishing/preview/previewOptions'
import { recordChange } from '@/publishing/recordChange'
import { recordRemoval } from '@/publishing/recordRemoval'
import { endReviews, requireSecondPerson } from '@/review/requireSecondPerson'
import { keptForm } from './keptForm'
import { type AdminGroup, adminGroups, labelsOf, type Names } from './adminGroups'

interface ContentConfig extends Omit<CollectionConfig, 'slug' | 'labels' | 'access' | 'versions' | 'upload'> {
  slug: ContentSlug
  names: Names
  group?: Extract<AdminGroup, 'content' | 'recruitment'>
  writers?: Access
  /** Fields beside the form. */
  sidebar?: Field[]
  /** Words the slug may not be. */
  isRefusedSlug?: (slug: string) => boolean
  /** Content without an address of its own has neither slug nor SEO group. */
  address?: false
  /** Content whose words for search engines are kept elsewhere. */
  seo?: false
  /** Content without drafts is live as soon as it is saved. */
  drafts?: false
  upload?: UploadConfig
}

const versions: CollectionConfig['versions'] = {
  maxPerDoc: 50,
  drafts: {
    localizeStatus: true,
    autosave: { interval: 800, showSaveDraftButton: true },
    schedulePublish: { timeFormat: 'HH:mm' },
  },
}

type Components = NonNullable<NonNullable<CollectionConfig['admin']>['components']>

const contentComponents: Components = {
  ...keptForm,
  beforeListTable: ['@/admin/components/ChosenLinksWarning#ChosenLinksWarning'],
}

const draftComponents: Components = {
  ...contentComponents,
  edit: {
    beforeDocumentControls: [
      ...keptForm.edit.beforeDocumentControls,
      '@/admin/components/UnsavedDocument#UnsavedDocument',
      '@/admin/components/LetGoOnLeaving#LetGoOnLeaving',
      '@/admin/components/FreshForm#FreshForm',
    ],
    PublishButton: '@/admin/components/PublishButton#PublishButton',
  },
}

/**
 * A collection that the site shows. Adds what all of them share: staff-only reading and writing, drafts per language,
 * trash, a slug that leaves redirects, and a row in the outbox for every change a visitor could see.
 */
export function defineContent(config: ContentConfig): CollectionConfig {
  const {
    address,
    drafts,
    fields,
    group = 'content',
    isRefusedSlug,
    names,
    seo: ownSeo,
    sidebar = [],
    writers = isEditor,
    ...rest
  } = config
  const hasAddress = address !== false
  const hooks = rest.hooks ?? {}
  return {
    ...rest,
    labels: labelsOf(names),
    access: {
      read: isStaffOrService,
      readVersions: drafts === false ? isNobody : isStaff,
      create: writers,
      update: writers,
      delete: writers,
    },
    admin: {
      group: adminGroups[group],
      useAsTitle: 'title',
      ...(hasAddress ? { listSearchableFields: ['title', 'slug'] } : {}),
      hideAPIURL: true,
      components: contentComponents,
      ...(drafts === false ? {} : { ...previewOptions(rest.slug), components: draftComponents }),
      ...rest.admin,
    },
    trash: rest.trash ?? true,
    versions: drafts === false ? false : versions,
    hooks: {
      ...hooks,
      beforeOperation: [
        refuseOddData,
        waitForOtherSaves,
        refuseOlderForm,
        trashWhole,
        ...(drafts === false ? [] : [keepOnSite]),
        noteTakingOff,
        notePublishingAll,
        noteChoice,
        ...(hooks.beforeOperation ?? []),
        limitQuery,
        ...(drafts === false ? [] : [noteChangeOfMany]),
      ],
      beforeValidate: [...(hooks.beforeValidate ?? []), requireThere],
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        keepCatalogueEntryOutOfTrash,
        ...(drafts === false ? [] : [writeEmptyLists, judgeEachLanguage, requireSecondPerson, keepSharedLive]),
        ...(hasAddress ? [rememberLiveSlug] : []),
      ],
      afterChange: [
        ...(drafts === false ? [] : [keepSharedDraft]),
        ...(hooks.afterChange ?? []),
        ...(hasAddress ? [redirectOldAddress] : []),
        recordChange,
        endReviews,
      ],
      beforeDelete: [...(hooks.beforeDelete ?? []), keepCatalogueEntry],
      afterOperation: [...(hooks.afterOperation ?? []), ...(drafts === false ? [] : [keepLock])],
      afterDelete: [...(hooks.afterDelete ?? []), recordRemoval],
    },
    fields: labelled([
      ...fields,
      ...(hasAddress && ownSeo !== false ? [seo] : []),
      ...(hasAddress ? [slug(isRefusedSlug)] : []),
      ...sidebar,
      ...(drafts === false ? [] : [draftCopies]),
      releaseState,
      ...documentTimes,
    ]),
  }
}
