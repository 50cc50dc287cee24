import './engage/register'
import 'astro/runtime/server/astro-island.js'
import { firstEngagement } from './engage/directive'
import { loadEngagedStyles } from './engage/engagedStyles'
import { startAnalytics } from './analytics/startAnalytics'
import { startDisclosures } from './disclosures'
import { startKeptSubmissions } from './keptSubmissions'
import { startOffline } from './offline/startOffline'
import { startPaintChance } from './paintChance'
import { startPrefetch } from './prefetch'
import { startHashScrolling } from './scrollToHash'
import { startScrollMarker } from './scrollMarker'
import { startSession } from './session'
import { fillNotFoundPath, fillReference } from './slots'
import { startThemeToggle } from './themeToggle'
import { startTransitionDirection } from './transitionDirection'
import { startVersionDetector } from './versionDetector'

startTransitionDirection()
startHashScrolling()
fillNotFoundPath()
fillReference()
startThemeToggle()
startDisclosures()
startScrollMarker()
startPaintChance()
startPrefetch()
startVersionDetector()
startKeptSubmissions()
startAnalytics()
startOffline()
void firstEngagement().then(loadEngagedStyles)
startSession().catch((error: unknown) => console.error('The staff bar could not be loaded', error))
