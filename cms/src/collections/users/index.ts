import { SESSION_SECONDS } from '@diwan/shared/spec/session'
import { isAdmin } from '@/access/isAdmin'
import { isNobody } from '@/access/isNobody'
import { isSelfOrAdmin } from '@/access/isSelfOrAdmin'
import { isSelfOrColleague } from '@/access/isSelfOrColleague'
import { isStaff } from '@/access/isStaff'
import { authEndpoints } from '@/auth/authEndpoints'
import { endLetters } from '@/auth/endLetters'
import { letterFor, subjectFor } from '@/auth/forgottenLetter'
import { requireGoodPasswordOnSave } from '@/auth/goodPassword'
import { noteSignIn } from '@/auth/noteSignIn'
import { requireCurrentPassword } from '@/auth/requireCurrentPassword'
import { requireSecondFactor } from '@/auth/secondFactor/requireSecondFactor'
import { secondFactorFields } from '@/auth/secondFactor/secondFactorFields'
import { hideEndedSessions } from '@/auth/sessions/hideEndedSessions'
import { keepSessionEnd } from '@/auth/sessions/keepSessionEnd'
import { tellOfChanges } from '@/auth/tellOfChanges'
import { tellOfNewKey } from '@/auth/tellOfNewKey'
import { defineRecord } from '@/collections/defineRecord'
import { clearUserCookie } from '@/endpoints/userCookie'
import { env } from '@/env'
import { keepAnAdmin, keepAnAdminOnDelete } from './hooks/keepAnAdmin'
import { refuseSelfRegistration } from './hooks/refuseSelfRegistration'

/** People who sign in, and programs with an API key. */
export const users = defineRecord({
  slug: 'users',
  names: { en: ['User', 'Users'], ar: ['مستخدم', 'المستخدمون'] },
  group: 'settings',
  access: {
    admin: isStaff,
    read: isSelfOrColleague,
    create: isAdmin,
    update: isSelfOrAdmin,
    delete: isAdmin,
    unlock: isAdmin,
  },
  typescript: { interface: 'UserDoc' },
  auth: {
    tokenExpiration: SESSION_SECONDS,
    useAPIKey: true,
    // Payload's own lock lets anybody lock an editor out; tries are counted in `auth/signInLimits.ts`.
    maxLoginAttempts: 0,
    depth: 0,
    // Payload would note the request past its own open transaction, and wait for it. The mail adapter limits these mails.
    forgotPassword: { minRequestInterval: 0, generateEmailHTML: letterFor, generateEmailSubject: subjectFor },
    cookies: { sameSite: 'Lax', secure: env.SITE_URL.startsWith('https:') },
  },
  admin: {
    useAsTitle: 'name',
    listSearchableFields: ['name', 'email'],
    defaultColumns: ['name', 'email', 'role', 'updatedAt'],
  },
  endpoints: authEndpoints,
  hooks: {
    beforeOperation: [refuseSelfRegistration],
    beforeValidate: [requireCurrentPassword, requireGoodPasswordOnSave],
    beforeLogin: [requireSecondFactor],
    beforeChange: [keepAnAdmin, endLetters, tellOfNewKey],
    beforeDelete: [keepAnAdminOnDelete],
    afterRead: [hideEndedSessions],
    afterChange: [tellOfChanges],
    afterLogin: [noteSignIn],
    afterLogout: [clearUserCookie],
    refresh: [keepSessionEnd],
  },
  fields: [
    {
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      access: { create: isNobody },
      admin: { components: { Field: '@/admin/components/CurrentPassword#CurrentPassword' } },
    },
    { name: 'name', type: 'text', required: true, saveToJWT: true },
    {
      name: 'role',
      type: 'select',
      required: true,
      index: true,
      saveToJWT: true,
      defaultValue: 'editor',
      access: { create: isAdmin, update: isAdmin },
      options: ['admin', 'editor', 'recruiter', 'service'],
    },
    {
      name: 'enableAPIKey',
      label: ({ t }) => t('authentication:enableAPIKey'),
      type: 'checkbox',
      access: { create: isAdmin, read: isAdmin, update: isAdmin },
    },
    {
      name: 'apiKey',
      label: ({ t }) => t('authentication:apiKey'),
      type: 'text',
      access: { create: isAdmin, read: isNobody, update: isAdmin },
    },
    ...secondFactorFields,
    {
      name: 'sessionsPanel',
      type: 'ui',
      admin: { components: { Field: '@/admin/components/OwnSessions#OwnSessions' } },
    },
  ],
})
