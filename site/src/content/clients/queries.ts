import { listQueries } from '@/content/listQueries'
import { clientSchema } from './schema'

export const { list: listClients, listByIds: listClientsByIds } = listQueries('clients', clientSchema)
