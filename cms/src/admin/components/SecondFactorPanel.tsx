'use client'

import { useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { OwnSecondFactor } from './account/OwnSecondFactor'
import { ColleaguesSecondFactor } from './account/ColleaguesSecondFactor'

/** The second step of signing in, in the form of an account: one's own, or for administrators somebody else's. */
export function SecondFactorPanel() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const role = useFormFields(([fields]) => fields.role?.value)
  // Programs sign in with a key.
  if (!user || !id || role === 'service') return null
  if (String(user.id) === String(id)) return <OwnSecondFactor />
  return user.role === 'admin' ? <ColleaguesSecondFactor id={String(id)} /> : null
}
