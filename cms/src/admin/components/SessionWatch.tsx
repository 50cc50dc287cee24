'use client'

import { SECOND } from '@diwan/shared/lib/time'
import { LOGIN_PATH, SECOND_FACTOR_PATH } from '@diwan/shared/spec/session'
import { TOAST_AUTO_CLOSE } from '@diwan/shared/spec/toasts'
import { toast, useTranslation } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'
import { messagesOf } from '@/admin/messagesOf'
import { oncePer } from '@/admin/oncePer'
import { refusalOf } from '@/admin/refusalOf'
import { sendSave } from '@/admin/formSaves'
import { isShownInPlace } from '@/admin/shownInPlace'

const LEFT_WITHIN = 2 * SECOND

const isOwnCall = (url: URL) => url.origin === location.origin && url.pathname.startsWith('/api/')

// Payload asks these with a guest's session on purpose, and shows their failures in its own forms.
const isAccountCall = (url: URL) =>
  /^\/api\/users\/(?:login|second-factor|logout|me|refresh-token|forgot-password|reset-password)$/.test(url.pathname)

// Payload's form says that a letter is on its way whatever is answered to this; what is thrown it shows as a failure.
const isShownByThrowing = (url: URL) => url.pathname === '/api/users/forgot-password'

// Payload's own screens show the failures of documents; what is left is ours to show. §8
const isShownByPayload = (url: URL) =>
  !/^\/api\/(?:(?:admin|user|publishing|recruitment|forms)(?:\/|$)|(?:bundles|contacts)\/[0-9a-f]{24}\/)/.test(
    url.pathname,
  )

async function messageOf(answer: Response): Promise<string> {
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  return refusalOf(said) ?? `${answer.status} ${answer.statusText}`.trim()
}

// A screen asks several things at once, and a second navigation would end the first. Who answers "stay" to the
// browser's question about unsaved work is led there again by the next call.
const goToLogin = oncePer(LEFT_WITHIN, () => {
  if (location.pathname === LOGIN_PATH) return
  location.assign(`${LOGIN_PATH}?redirect=${encodeURIComponent(location.pathname + location.search)}`)
})

async function asksForSecondFactor(url: URL, answer: Response): Promise<boolean> {
  if (answer.status !== 401 || url.pathname !== '/api/users/login') return false
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  return typeof body === 'object' && body !== null && 'secondFactor' in body
}

function goToSecondFactor() {
  const wanted = new URLSearchParams(location.search).get('redirect')
  location.assign(`${SECOND_FACTOR_PATH}${wanted ? `?redirect=${encodeURIComponent(wanted)}` : ''}`)
}

/** Watches the admin's calls to our API: a 401 ends the session and leads to sign-in, any other failure that no screen shows is said. */
export function SessionWatch({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  useEffect(() => {
    const words = messagesOf(i18n.language).session
    const original = globalThis.fetch
    const show = (message: string) => toast.error(message, { duration: TOAST_AUTO_CLOSE })
    globalThis.fetch = async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, location.href)
      if (!isOwnCall(url)) return original(input, init)
      const isShownElsewhere = isShownByPayload(url) || isShownInPlace(init)
      if (isShownByThrowing(url)) {
        const answer = await original(input, init)
        if (answer.ok) return answer
        throw new Error(await messageOf(answer))
      }
      try {
        const answer = await sendSave(url, init, (sent) => original(input, sent))
        if (await asksForSecondFactor(url, answer)) goToSecondFactor()
        else if (answer.status === 401 && !isAccountCall(url)) goToLogin()
        else if (!answer.ok && !isShownElsewhere) show(await messageOf(answer))
        return answer
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') throw error
        if (!isShownElsewhere) show(words.networkError)
        // Payload shows what is thrown, and each browser throws words of its own, in English.
        throw isShownByPayload(url) ? new TypeError(words.networkError, { cause: error }) : error
      }
    }
    return () => {
      globalThis.fetch = original
    }
  }, [i18n.language])
  return children
}
