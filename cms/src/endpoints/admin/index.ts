import type { Endpoint } from 'payload'
import { isStaff } from '@/access/isStaff'
import { onlyFor } from '@/endpoints/onlyFor'
import { receiveReview, sendReview } from '@/review/receiveReview'

/** What the control panel's own screens call, under `/api/admin`. */
export const adminEndpoints: Endpoint[] = [
  { path: '/admin/reviews', method: 'get', handler: onlyFor(isStaff, sendReview) },
  { path: '/admin/reviews', method: 'post', handler: onlyFor(isStaff, receiveReview) },
]
