import { planMessages } from '@diwan/shared/messages/plans'
import type { AdminViewServerProps, InitPageResult } from 'payload'
import { CancelPlan } from '@/admin/components/plans/CancelPlan'
import { PlanFacts } from '@/admin/components/plans/PlanFacts'
import { readCompanyZone } from '@/admin/components/companyTime/readCompanyZone'
import { requireSession } from '@/admin/requireSession'
import { segments } from '@/admin/segments'
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
  const [plans, bundles, timeZone] = await Promise.all([
    listPlans(req),
    listPlannedBundles(props.initPageResult),
    readCompanyZone(req.payload),
  ])
  const rows = [
    ...bundles.map((bundle) => ({ at: bundle.publishAt ?? '', bundle, plan: null })),
    ...plans.map((plan) => ({ at: plan.at, bundle: null, plan })),
  ].sort((a, b) => a.at.localeCompare(b.at))
  return (
    <AdminPage view={props}>
      <article className="diwan-board">
        <h1>{words.title}</h1>
        <p className="diwan-hint">
          {rows.length === 0 ? words.none : `${words.intro} ${words.clock(zoneLabel(timeZone))}`}
        </p>
        {rows.length === 0 && (
          <p className="diwan-buttons">
            <a href="/admin/auth/blogs">{words.toEntries}</a>
          </p>
        )}
        <ul>
          {rows.map(({ at, bundle, plan }) =>
            plan ? (
              <li key={plan.id}>
                <a href={`/admin/auth/${segments[plan.collection]}/edit/${plan.documentId}`} dir="auto">
                  {plan.title}
                </a>
                <div>
                  <PlanFacts plan={plan} language={language} timeZone={timeZone} />
                </div>
                <CancelPlan id={plan.id} title={plan.title} />
              </li>
            ) : (
              <li key={bundle.id}>
                <a href={`/admin/auth/bundles/edit/${bundle.id}`} dir="auto">
                  {bundle.title}
                </a>
                <div>
                  <strong>{words.bundle}</strong> <time dateTime={at}>{shortTime(at, language, timeZone)}</time>
                </div>
              </li>
            ),
          )}
        </ul>
      </article>
    </AdminPage>
  )
}
