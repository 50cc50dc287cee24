import { listQueries } from '@/content/listQueries'
import { slugQueries } from '@/content/slugQueries'
import { industryCardSchema, industrySchema } from './schema'

export const { listSlugs: listIndustrySlugs, findBySlug: findIndustry } = slugQueries(
  'industry-solutions',
  industrySchema,
)
export const { list: listIndustries, listByIds: listIndustriesByIds } = listQueries(
  'industry-solutions',
  industryCardSchema,
)
