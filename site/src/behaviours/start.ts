import { startEngaged } from './engage/startEngaged'
import { startDisclosures } from './disclosures'
import { startKeptSubmissions } from './keptSubmissions'
import { startNotices } from './startNotices'
import { startPaintChance } from './paintChance'
import { startParts } from './startParts'
import { startHashScrolling } from './scrollToHash'
import { startScrollMarker } from './scrollMarker'
import { startSearch } from './search/startSearch'
import { startSession } from './session'
import { fillNotFoundPath, fillReference } from './slots'
import { startThemeToggle } from './themeToggle'
import { startTransitionDirection } from './transitionDirection'
import { startVersionDetector } from './versionDetector'

startNotices()
startEngaged()
startTransitionDirection()
startHashScrolling()
fillNotFoundPath()
fillReference()
startThemeToggle()
startSearch()
startDisclosures()
startParts()
startScrollMarker()
startPaintChance()
startVersionDetector()
startKeptSubmissions()
startSession().catch((error: unknown) => console.error('The staff bar could not be loaded', error))
