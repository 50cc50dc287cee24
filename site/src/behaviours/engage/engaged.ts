import { startAnalytics } from '../analytics/startAnalytics'
import { startOffline } from '../offline/startOffline'
import { startPrefetch } from '../prefetch'
import { loadEngagedStyles } from './engagedStyles'
import { IslandElement } from './IslandElement'

// What nobody misses before the first touch, click, key or move: a reader who only reads downloads none of it.
loadEngagedStyles()
if (!customElements.get('astro-island')) customElements.define('astro-island', IslandElement)
startPrefetch()
startAnalytics()
startOffline()
