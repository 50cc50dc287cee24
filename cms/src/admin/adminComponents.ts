import type { Config } from 'payload'

type Components = NonNullable<NonNullable<Config['admin']>['components']>

const entryView = '@/admin/views/EntryView#EntryView'

/** Our screens and parts of the admin, for the configuration. Paths here are under `/admin`. */
export const adminComponents: Components = {
  providers: [
    // Around all others: they tell times by it.
    '@/admin/components/companyTime/CompanyClock#CompanyClock',
    '@/admin/components/SessionWatch#SessionWatch',
    '@/admin/components/WayBack#WayBack',
    '@/admin/components/NamedControls#NamedControls',
    '@/admin/components/ListDirections#ListDirections',
    '@/admin/views/hiring/PanelProvider#PanelProvider',
  ],
  beforeNavLinks: ['@/admin/components/NavTools#NavTools'],
  afterLogin: ['@/admin/components/LoginLanguage#LoginLanguage'],
  graphics: { Logo: '@/admin/components/Logo#Logo', Icon: '@/admin/components/Mark#Mark' },
  views: {
    secondFactor: { path: '/second-factor', exact: true, Component: '@/admin/views/SecondFactorView#SecondFactorView' },
    dashboard: { Component: '@/admin/views/DashboardView#DashboardView' },
    blog: { path: '/auth/blogs/:slug', exact: true, Component: entryView },
    newsEntry: { path: '/auth/news/:slug', exact: true, Component: entryView },
    translations: {
      path: '/auth/translations',
      exact: true,
      Component: '@/admin/views/TranslationsView#TranslationsView',
    },
    translate: {
      path: '/auth/translate/:segment/:id',
      exact: true,
      Component: '@/admin/views/TranslateView#TranslateView',
    },
    planned: { path: '/auth/planned', exact: true, Component: '@/admin/views/PlannedView#PlannedView' },
    exchange: { path: '/auth/exchange', exact: true, Component: '@/admin/views/ExchangeView#ExchangeView' },
    category: { path: '/auth/categories/:id', exact: true, Component: '@/admin/views/CategoryView#CategoryView' },
  },
}
