import { hiringMessages } from '@diwan/shared/messages/hiring'
import type { UIFieldServerProps } from 'payload'
import { readCompanyZone } from '@/admin/components/companyTime/readCompanyZone'
import { listApplicationsOf } from '@/recruitment/desk/listApplicationsOf'
import { shortDate } from '@/recruitment/longDate'
import { ApplicantData } from './ApplicantData'
import { StageMark } from './StageMark'
import './hiring.css'

/** What belongs to a person beside their own facts: applications, each leading to its panel, and what they may ask for. */
export async function ApplicantRecord({ data, i18n, id, payload, req }: UIFieldServerProps) {
  if (!id) return null
  const language = i18n.language === 'ar' ? 'ar' : 'en'
  const { board, panel, person } = hiringMessages[language]
  const [applications, timeZone] = await Promise.all([
    listApplicationsOf(payload, req.user, String(id), language),
    readCompanyZone(payload),
  ])
  return (
    <div className="hiring-person">
      <section aria-labelledby="person-applications">
        <h3 id="person-applications">{person.applications}</h3>
        {applications.length === 0 && <p className="hiring-card__quiet">{person.none}</p>}
        <ul className="hiring-plain">
          {applications.map(({ createdAt, id: application, reference, stage, vacancy }) => (
            <li key={application}>
              <a href={`/admin/auth/applications?open=${application}`}>
                <bdi>{vacancy ?? board.speculative}</bdi> · <bdi className="hiring-reference">{reference}</bdi>
              </a>{' '}
              <StageMark stage={stage} />{' '}
              <span className="hiring-card__quiet">{shortDate(createdAt, language, timeZone)}</span>
            </li>
          ))}
        </ul>
      </section>
      {data?.anonymisedAt ? (
        <p className="hiring-warning">{panel.anonymous}</p>
      ) : (
        <ApplicantData id={String(id)} name={String(data?.name ?? '')} />
      )}
    </div>
  )
}
