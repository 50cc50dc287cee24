import { startAnalytics } from './analytics/startAnalytics'
import { startDisclosures } from './disclosures'
import { startKeptSubmissions } from './keptSubmissions'
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
startSession().catch((error: unknown) => console.error('The staff bar could not be loaded', error))
