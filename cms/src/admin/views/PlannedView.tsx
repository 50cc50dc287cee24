import { planMessages } from '@diwan/shared/messages/plans'
import type { AdminViewServerProps, InitPageResult } from 'payload'
import { CancelPlan } from '@/admin/components/plans/CancelPlan'
import { PlanFacts } from '@/admin/components/plans/PlanFacts'
import { readCompanyZone } from '@/admin/components/companyTime/readCompanyZone'
import { requireSession } from '@/admin/requireSession'
import { type AdminCollection, segments } from '@/admin/segments'
import { listHours } from '@/publishing/plans/listHours'
import { listPlans } from '@/publishing/plans/listPlans'
import { shortTime } from '@/recruitment/longDate'
import { zoneLabel } from '@diwan/shared/lib/zonedTime'
import { AdminPage } from './AdminPage'

async function listPlannedBundles({ permissions, req }: InitPageResult) {
  if (!permissions.collections?.bundles?.read) return []
  const { docs } = await req.payload.find({
    collection: 'bundles',
    where: { state: { equals: 'scheduled' } },
    sort: 'publishAt',
    depth: 0,
    pagination: false,
    user: req.user,
    overrideAccess: false,
  })
  return docs
}

/** `/admin/auth/planned`: everything that goes live or leaves the site by itself. */
export async function PlannedView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  requireSession(props.initPageResult, '/admin/auth/planned')
  const language = req.i18n.language === 'ar' ? 'ar' : 'en'
  const words = planMessages[language]
  const [plans, hours, bundles, timeZone] = await Promise.all([
    listPlans(req),
    listHours(req),
    listPlannedBundles(props.initPageResult),
    readCompanyZone(req.payload),
  ])
  const formOf = (collection: AdminCollection, id: string) => `/admin/auth/${segments[collection]}/edit/${id}`
  const factsAt = (what: string, at: string) => (
    <>
      <strong>{what}</strong> <time dateTime={at}>{shortTime(at, language, timeZone)}</time>
    </>
  )
  const rows = [
    ...bundles.map(({ id, publishAt, title }) => ({
      key: id,
      at: publishAt ?? '',
      title,
      href: formOf('bundles', id),
      facts: factsAt(words.bundle, publishAt ?? ''),
      cancel: null,
    })),
    ...hours.map(({ action, at, collection, documentId, title }) => ({
      key: `${documentId} ${action}`,
      at,
      title,
      href: formOf(collection, documentId),
      facts: factsAt(words.hours[action], at),
      cancel: null,
    })),
    ...plans.map((plan) => ({
      key: plan.id,
      at: plan.at,
      title: plan.title,
      href: formOf(plan.collection, plan.documentId),
      facts: <PlanFacts plan={plan} language={language} timeZone={timeZone} />,
      cancel: <CancelPlan id={plan.id} title={plan.title} />,
    })),
  ].sort((a, b) => a.at.localeCompare(b.at))
  return (
    <AdminPage view={props}>
      <article className="diwan-board">
        <h1>{words.title}</h1>
        <p className="diwan-hint">
          {rows.length === 0 ? words.none : `${words.intro} ${words.clock(zoneLabel(timeZone, language))}`}
        </p>
        {rows.length === 0 && (
          <p className="diwan-buttons">
            <a href="/admin/auth/blogs">{words.toEntries}</a>
          </p>
        )}
        <ul>
          {rows.map(({ cancel, facts, href, key, title }) => (
            <li key={key}>
              <a href={href} dir="auto">
                {title}
              </a>
              <div>{facts}</div>
              {cancel}
            </li>
          ))}
        </ul>
      </article>
    </AdminPage>
  )
}
