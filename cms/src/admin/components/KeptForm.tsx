'use client'

import { readJson, safeSessionStorage } from '@diwan/shared/browser/safeStorage'
import {
  Button,
  toast,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { messagesOf } from '@/admin/messagesOf'
import { momentOf } from '@/admin/momentOf'
import { useIsHydrated } from '@/admin/useIsHydrated'
import { usePanelWords } from '@/admin/usePanelWords'
import { useCompanyZone } from './companyTime/CompanyZone'
import { useKeepDraft } from './useKeepDraft'
import { useLayIn } from './useLayIn'
import { useSavedElsewhere } from './useSavedElsewhere'
import { useSaveOnLeaving } from './useSaveOnLeaving'
import { type Values, valuesThatDiffer } from './valuesThatDiffer'

interface Kept {
  at: string
  values: Values
}

function readKept(key: string, shown: Values): Kept | null {
  const found = readJson(safeSessionStorage, key) as Kept | undefined
  const values = valuesThatDiffer(shown, found?.values ?? {})
  return found && Object.keys(values).length > 0 ? { at: found.at, values } : null
}

/**
 * Beside the buttons of a form: keeps in this tab what was written and not saved when the form is left, because a session ended, a
 * question was answered in haste or the page was loaded again, and offers it to the same person in the same form.
 */
export function KeptForm() {
  const { user } = useAuth()
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const { code } = useLocale()
  // The server knows nothing of what a tab keeps.
  const isHydrated = useIsHydrated()
  const key = `kept-form:${String(user?.id)}:${collectionSlug ?? globalSlug}:${id ?? ''}:${code}`
  return isHydrated && <KeptFormAt key={key} storageKey={key} />
}

function KeptFormAt({ storageKey: key }: { storageKey: string }) {
  const { getData, setModified } = useForm()
  const { layIn } = useLayIn()
  const keepDraft = useKeepDraft()
  const saveOnLeaving = useSaveOnLeaving()
  const { savedDocumentData } = useDocumentInfo()
  const { i18n } = useTranslation()
  const isModified = useFormModified()
  const timeZone = useCompanyZone()
  const words = usePanelWords().kept
  const [kept, setKept] = useState(() => readKept(key, getData()))
  const saved = useRef<Values>({})
  const isUnsaved = useRef(false)

  const keep = (values: Values) => {
    const next = { at: new Date().toISOString(), values: { ...kept?.values, ...values } }
    safeSessionStorage.set(key, JSON.stringify(next))
    setKept(next)
  }
  const question = useSavedElsewhere(saved, keep)

  const onSaved = useEffectEvent(() => {
    // What was written during the save is not in it.
    if (isModified) return
    saved.current = getData()
    isUnsaved.current = false
    // What was saved after all would be offered once it is changed.
    if (!kept) safeSessionStorage.remove(key)
  })
  const onLeave = useEffectEvent(() => {
    if (!isUnsaved.current) return
    const written = valuesThatDiffer(saved.current, getData())
    const left = { at: new Date().toISOString(), values: { ...kept?.values, ...written } } satisfies Kept
    safeSessionStorage.set(key, JSON.stringify(left))
    return { written, isAllOfIt: !kept, ...left }
  })
  const onLeaveScreen = useEffectEvent(async () => {
    const left = onLeave()
    if (!left || Object.keys(left.written).length === 0 || !(await saveOnLeaving(left.written)) || !left.isAllOfIt)
      return
    const found = readJson(safeSessionStorage, key) as Kept | undefined
    if (found?.at === left.at) safeSessionStorage.remove(key)
  })

  // Payload takes a form for unmodified as soon as there is an answer, one that refuses too. Only a save changes the document.
  useEffect(() => {
    onSaved()
  }, [savedDocumentData])
  useEffect(() => {
    if (isModified) isUnsaved.current = true
  }, [isModified])
  useEffect(() => {
    const leave = () => onLeave()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      void onLeaveScreen()
    }
  }, [])

  const forget = () => {
    safeSessionStorage.remove(key)
    setKept(null)
  }
  const bringBack = async ({ values }: Kept) => {
    try {
      await layIn({ ...getData(), ...values })
    } catch {
      toast.error(messagesOf(i18n.language).session.networkError)
      return
    }
    forget()
    setModified(true)
    keepDraft()
  }
  if (!kept) return question
  return (
    <>
      <div className="diwan-kept" role="status">
        <p>{words.found(momentOf(kept.at, i18n.language, timeZone))}</p>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void bringBack(kept)}>
          {words.bringBack}
        </Button>
        <Button buttonStyle="transparent" size="small" margin={false} onClick={forget}>
          {words.discard}
        </Button>
      </div>
      {question}
    </>
  )
}
