import type { Locale } from '@diwan/shared/content'
import { planMessages } from '@diwan/shared/messages/plans'
import type { Plan } from '@/publishing/plans/Plan'
import { shortTime } from '@/recruitment/longDate'

interface Props {
  plan: Plan
  language: Locale
  timeZone: string
}

/** What is planned, in which language, when and by whom; and why it was not carried out. */
export function PlanFacts({ language, plan, timeZone }: Props) {
  const words = planMessages[language]
  return (
    <>
      <strong>
        {words.actions[plan.action]} · {words.languages[plan.locale]}
      </strong>{' '}
      <time dateTime={plan.at}>{shortTime(plan.at, language, timeZone)}</time>{' '}
      {plan.by && <small className="diwan-hint">{words.by(plan.by)}</small>}
      {plan.fault && (
        <p className="diwan-fault">
          {words.failed} <bdi>{plan.fault}</bdi>
        </p>
      )}
    </>
  )
}
