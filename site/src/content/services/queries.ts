import { listQueries } from '@/content/listQueries'
import { slugQueries } from '@/content/slugQueries'
import { serviceCardSchema, serviceSchema } from './schema'

export const { listSlugs: listServiceSlugs, findBySlug: findService } = slugQueries('services', serviceSchema)
export const { list: listServices, listByIds: listServicesByIds } = listQueries('services', serviceCardSchema)
