import { listQueries } from '@/content/listQueries'
import { caseStudySchema } from './schema'

export const { list: listCaseStudies, listByIds: listCaseStudiesByIds } = listQueries('case-studies', caseStudySchema)
