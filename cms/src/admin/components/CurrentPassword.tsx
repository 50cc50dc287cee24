'use client'

import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

// The server judges it, with the account's own at hand.
const isFine = () => true as const

/** The current password, in the form of one's own account: asked for as soon as the password or the address is to become another. */
export function CurrentPassword({ field, path }: TextFieldClientProps) {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const isChanging = useFormFields(
    ([{ email, password }]) => Boolean(password?.value) || email?.value !== email?.initialValue,
  )
  if (!isChanging || !id || String(user?.id) !== String(id)) return null
  const { label } = field
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: field.name, required: true, ...(label ? { label } : {}) }}
      path={path}
      validate={isFine}
    />
  )
}
