import { listQueries } from '@/content/listQueries'
import { partnerSchema } from './schema'

export const { list: listPartners } = listQueries('partners', partnerSchema)
