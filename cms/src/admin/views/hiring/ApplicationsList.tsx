import { DefaultListView } from '@payloadcms/ui'
import type { ListViewClientProps, ListViewServerProps } from 'payload'
import { Board } from './Board'
import { clientPropsOf } from './clientPropsOf'
import { filtersIn } from './filters'
import { listVacancyChoices } from './listVacancyChoices'
import { PanelHost } from './PanelHost'
import { ViewSwitch } from './ViewSwitch'
import './hiring.css'

type Props = ListViewServerProps &
  ListViewClientProps & { searchParams?: Record<string, string | string[] | undefined> }

/** `/admin/auth/applications`: the table, or with `?view=board` the board. Each opens an application as a panel. */
export async function ApplicationsList(props: Props) {
  const { i18n, payload, searchParams } = props
  const list = clientPropsOf(props)
  // Lists in drawers, where an application is chosen for another record, have no address of their own.
  if (!searchParams) return <DefaultListView {...list} />
  const isBoard = searchParams.view === 'board'
  const vacancies = isBoard ? await listVacancyChoices(payload, i18n.language === 'ar' ? 'ar' : 'en') : []
  return (
    <>
      <ViewSwitch isBoard={isBoard} />
      {isBoard ? <Board vacancies={vacancies} initial={filtersIn(searchParams)} /> : <DefaultListView {...list} />}
      <PanelHost />
    </>
  )
}
