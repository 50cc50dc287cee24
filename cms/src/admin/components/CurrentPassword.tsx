'use client'

import { useAuth, useDocumentInfo, useField, useForm, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect, useEffectEvent, useRef } from 'react'
import { FieldFrame } from './FieldFrame'

/** The current password, in the form of one's own account: asked for as soon as the password or the address is to become another. */
export function CurrentPassword({ field, path: givenPath }: TextFieldClientProps) {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  // The server alone judges it, with the account's own at hand.
  const state = useField<string>({ potentiallyStalePath: givenPath })
  const { path, setValue, showError, value } = state
  useForgetOnSave(path)
  const isChanging = useFormFields(
    ([{ email, password }]) => Boolean(password?.value) || email?.value !== email?.initialValue,
  )
  if (!isChanging || !id || String(user?.id) !== String(id)) return null
  return (
    <FieldFrame field={{ ...field, required: true }} state={state} className={`password${showError ? ' error' : ''}`}>
      <input
        id={`field-${path}`}
        name={path}
        type="password"
        autoComplete="current-password"
        aria-invalid={showError}
        value={value ?? ''}
        onChange={({ target }) => setValue(target.value)}
      />
    </FieldFrame>
  )
}

/** Takes passwords out of the form once it was saved: Payload would send them again with whatever is saved next. */
function useForgetOnSave(path: string): void {
  const { savedDocumentData } = useDocumentInfo()
  const { dispatchFields } = useForm()
  const savedAt: unknown = savedDocumentData?.['updatedAt']
  const before = useRef(savedAt)
  const forget = useEffectEvent(() => {
    if (before.current === savedAt) return
    before.current = savedAt
    for (const each of ['password', 'confirm-password']) dispatchFields({ type: 'REMOVE', path: each })
    // A field that was removed would come back as a text.
    dispatchFields({ type: 'UPDATE', path, value: '' })
  })
  useEffect(() => forget(), [savedAt])
}
