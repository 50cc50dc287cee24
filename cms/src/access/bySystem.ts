import { isNobody } from './isNobody'

/** Access to a field that only the system writes: its hooks, its jobs, and the calls made for it, which judge, sign and tell. */
export const bySystem = { create: isNobody, update: isNobody }
