import { accountMessages } from '@diwan/shared/messages/account'
import { runGuards } from '@diwan/shared/browser/routeGuards'
import { MinimalTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { SecondFactorForm } from '@/admin/components/account/SecondFactorForm'

/** `/admin/second-factor`: the second half of a sign-in, for guests whose password was right a moment ago. */
export function SecondFactorView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const target = getSafeRedirect({ fallbackTo: '/admin', redirectTo: searchParams?.redirect ?? '/admin' })
  const isSignedIn = runGuards(['auth'], { path: '/admin/second-factor', isSignedIn: req.user !== null }) === true
  if (isSignedIn) redirect(target)
  const words = accountMessages[req.i18n.language === 'ar' ? 'ar' : 'en'].step
  return (
    <MinimalTemplate className="diwan-account-step">
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      <SecondFactorForm target={target} />
    </MinimalTemplate>
  )
}
