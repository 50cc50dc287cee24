import { DefaultListView } from '@payloadcms/ui'
import type { ListViewClientProps, ListViewServerProps } from 'payload'
import { readReport } from '@/recruitment/reports/readReport'
import { scopeIn } from '@/recruitment/reports/span'
import { Board } from './Board'
import { clientPropsOf } from './clientPropsOf'
import { listVacancyChoices } from './listVacancyChoices'
import { Reports } from './Reports'
import { ViewSwitch } from './ViewSwitch'
import './hiring.css'

type Props = ListViewServerProps &
  ListViewClientProps & { searchParams?: Record<string, string | string[] | undefined> }

/** `/admin/auth/applications`: the table, with `?view=board` the board, with `?view=reports` the reports. Each opens an application as a panel. */
export async function ApplicationsList(props: Props) {
  const { i18n, payload, searchParams } = props
  const list = clientPropsOf(props)
  // Lists in drawers, where an application is chosen for another record, have no address of their own.
  if (!searchParams) return <DefaultListView {...list} />
  const view = searchParams.view
  const locale = i18n.language === 'ar' ? 'ar' : 'en'
  if (view === 'reports') {
    // The list before this one has let in only who may read applications.
    const scope = scopeIn(searchParams)
    const report = await readReport(payload, scope, locale)
    const vacancies = await listVacancyChoices(payload, locale)
    return (
      <>
        <ViewSwitch view="reports" />
        <Reports locale={locale} report={report} scope={scope} vacancies={vacancies} />
      </>
    )
  }
  const isBoard = view === 'board'
  const vacancies = isBoard ? await listVacancyChoices(payload, locale) : []
  return (
    <>
      <ViewSwitch view={isBoard ? 'board' : 'table'} />
      {isBoard ? <Board vacancies={vacancies} /> : <DefaultListView {...list} />}
    </>
  )
}
