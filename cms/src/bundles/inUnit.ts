import { APIError, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import { inTransaction } from '@/database/inTransaction'

interface Who {
  user: TypedUser
  i18n?: PayloadRequest['i18n']
}

interface Refused {
  fault: APIError
}

/** Runs a unit of work for somebody in one transaction. What is refused is not tried again; what the database refuses is. */
export async function inUnit<T extends object>(
  payload: Payload,
  { i18n, user }: Who,
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  let refused: Refused | undefined
  const answer = await inTransaction<T | Refused>(
    payload,
    async (req) => {
      req.user = user
      if (i18n) req.i18n = i18n
      try {
        return await work(req)
      } catch (error) {
        if (error instanceof APIError) refused = { fault: error }
        throw error
      }
    },
    async () => refused,
  )
  if ('fault' in answer && answer.fault instanceof APIError) throw answer.fault
  return answer as T
}
