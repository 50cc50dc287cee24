import { ANALYTICS_META } from '@diwan/shared/spec/analytics'
import { firstEngagement } from '../engage/directive'

/** Whether the browser says that its owner does not want to be measured: Do Not Track, or Global Privacy Control. */
const isRefusedByBrowser = () =>
  navigator.doNotTrack === '1' ||
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** Measures the visit, if ids are set, the browser does not object and the visitor agrees; never before engagement. §7 */
export function startAnalytics(): void {
  const ids = document.querySelector<HTMLMetaElement>(`meta[name="${ANALYTICS_META}"]`)?.content
  if (!ids || isRefusedByBrowser()) return
  void firstEngagement()
    .then(() => import('./askToMeasure'))
    .then(({ askToMeasure }) => askToMeasure(ids.split(' ')))
    .catch((error: unknown) => console.error('Analytics could not be loaded', error))
}
