import type { Endpoint } from 'payload'
import { isStaff } from '@/access/isStaff'
import { onlyFor } from '@/endpoints/onlyFor'
import { exchangeEndpoints } from '@/exchange/endpoints'
import { planEndpoints } from '@/publishing/plans/planEndpoints'
import { receiveReview, sendReview } from '@/review/receiveReview'
import { sendHints } from './sendHints'
import { sendLinks } from './sendLinks'
import { sendSearch } from './sendSearch'

/** What the control panel's own screens call, under `/api/admin`. */
export const adminEndpoints: Endpoint[] = [
  { path: '/admin/reviews', method: 'get', handler: onlyFor(isStaff, sendReview) },
  { path: '/admin/reviews', method: 'post', handler: onlyFor(isStaff, receiveReview) },
  { path: '/admin/search', method: 'get', handler: onlyFor(isStaff, sendSearch) },
  { path: '/admin/links', method: 'get', handler: onlyFor(isStaff, sendLinks) },
  { path: '/admin/hints', method: 'get', handler: onlyFor(isStaff, sendHints) },
  ...exchangeEndpoints,
  ...planEndpoints,
]
