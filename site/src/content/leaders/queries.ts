import { listQueries } from '@/content/listQueries'
import { leaderSchema } from './schema'

export const { list: listLeaders, listByIds: listLeadersByIds } = listQueries('leaders', leaderSchema)
