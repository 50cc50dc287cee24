import './register'
import 'astro/runtime/server/astro-island.js'
import { startAnalytics } from '../analytics/startAnalytics'
import { startOffline } from '../offline/startOffline'
import { startPrefetch } from '../prefetch'
import { loadEngagedStyles } from './engagedStyles'

// What nobody misses before the first touch, click, key or move: a reader who only reads downloads none of it.
loadEngagedStyles()
startPrefetch()
startAnalytics()
startOffline()
