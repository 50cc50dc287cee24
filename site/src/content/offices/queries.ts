import { listQueries } from '@/content/listQueries'
import { officeSchema } from './schema'

export const { list: listOffices } = listQueries('offices', officeSchema)
