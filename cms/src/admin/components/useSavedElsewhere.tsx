'use client'

import { fieldsMessages } from '@diwan/shared/messages/fields'
import { getTranslation } from '@payloadcms/translations'
import { toast, useConfig, useDocumentInfo, useForm, useLocale, useTranslation } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { openForm, type RefusedSave } from '@/admin/formSaves'
import { shownInPlace } from '@/admin/shownInPlace'
import { usePanelWords } from '@/admin/usePanelWords'
import { labelsOfFields } from './labelsOfFields'
import { useKeepDraft } from './useKeepDraft'
import { useLayIn } from './useLayIn'
import { useQuestion } from './useQuestion'
import { useRefresh } from './useRefresh'
import { type Values, valuesThatDiffer } from './valuesThatDiffer'

interface Meeting {
  /** What was saved elsewhere, as it came and as the form would hold it. */
  saved: Values & { updatedAt: string }
  theirs: Values
  /** The fields that were changed there to something that the form does not hold. */
  changed: string[]
}

/**
 * Brings a form together with what was saved of its document elsewhere, when a save of the form is refused for it: fields that only one of
 * both changed are laid beside one another, and of others whoever writes is asked. Words that make way are handed to `keep`.
 *
 * @param openedRef What the form held when it was built or saved last.
 * @returns The question, to be rendered.
 */
export function useSavedElsewhere(openedRef: RefObject<Values>, keep: (values: Values) => void) {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const { getData, getFields, setModified } = useForm()
  const { getEntityConfig } = useConfig()
  const { layIn, stateOf } = useLayIn()
  const { code: locale } = useLocale()
  const { i18n } = useTranslation()
  const { elsewhere: words } = usePanelWords()
  const { isSure, question } = useQuestion()
  const refresh = useRefresh()
  const keepDraft = useKeepDraft()
  const path = collectionSlug ? id && `/api/${collectionSlug}/${id}` : `/api/globals/${globalSlug}`

  const labels = () => {
    const config = collectionSlug
      ? getEntityConfig({ collectionSlug })
      : getEntityConfig({ globalSlug: globalSlug ?? '' })
    return new Map(labelsOfFields(config?.fields ?? []))
  }
  const changesOf = (values: Values) => {
    const shown = labels()
    return Object.fromEntries(
      Object.entries(valuesThatDiffer(openedRef.current, values)).filter(([name]) => shown.has(name)),
    )
  }
  const named = (names: string[]) => {
    const shown = labels()
    const list = names.map((name) => getTranslation(shown.get(name) ?? name, i18n))
    return new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(list)
  }
  const meet = async (): Promise<Meeting> => {
    const query = `draft=true&depth=0&locale=${locale}&fallback-locale=null`
    const answer = await fetch(`${path}?${query}`, { credentials: 'same-origin', headers: shownInPlace })
    if (!answer.ok) throw new Error(answer.statusText)
    const saved = (await answer.json()) as Meeting['saved']
    const theirs = reduceFieldsToValues(await stateOf(saved), true) as Values
    const missed = valuesThatDiffer(getData() as Values, theirs)
    return { saved, theirs, changed: Object.keys(changesOf(theirs)).filter((name) => name in missed) }
  }
  const lay = async (saved: Values, mine: Values) => {
    const isModified = Object.keys(mine).length > 0 || Boolean(getFields().file?.value)
    await layIn({ ...saved, ...mine })
    setModified(isModified)
    // What stands around the fields (state, versions, buttons) is the server's.
    if (!isModified) refresh()
  }
  const bringTogether = async ({ changed, saved, theirs }: Meeting, refused: RefusedSave) => {
    const mine = changesOf(getData())
    const both = Object.keys(valuesThatDiffer(theirs, mine)).filter((name) => changed.includes(name))
    const isKept =
      both.length === 0 || (await isSure(words.asked, words.keepMine, words.consequence(named(both)), words.takeSaved))
    // What is looked at may go on changing until the answer.
    const written = changesOf(getData())
    await lay(
      saved,
      isKept ? written : Object.fromEntries(Object.entries(written).filter(([name]) => !both.includes(name))),
    )
    openedRef.current = theirs
    if (!isKept) keep(Object.fromEntries(both.map((name) => [name, written[name]])))
    const taken = changed.filter((name) => !(isKept && both.includes(name)))
    if (taken.length > 0) toast.info(words.takenIn(named(taken)))
    // Payload keeps a draft when fields change. What stays may be what it sent before.
    else if (refused.isAutosave && isKept) keepDraft()
  }

  const tellFault = () => void toast.error(fieldsMessages[i18n.language === 'ar' ? 'ar' : 'en'].faults.savedElsewhere)
  const onOlder = useEffectEvent(async (refused: RefusedSave, form: ReturnType<typeof openForm>) => {
    try {
      const meeting = await meet()
      if (meeting.changed.length === 0) return meeting.saved.updatedAt
      void form.settle(() => bringTogether(meeting, refused)).catch(tellFault)
    } catch {
      tellFault()
    }
    return undefined
  })
  useEffect(() => {
    if (!path) return
    const form = openForm(path, {
      onOlder: (refused) => onOlder(refused, form),
      refusal: words.pressAgain,
      onSaved: (sent) => (openedRef.current = sent),
    })
    return form.close
  }, [openedRef, path, words.pressAgain])
  return question
}
