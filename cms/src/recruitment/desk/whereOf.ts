import { isObjectId } from '@diwan/shared/lib/isObjectId'
import { APIError, type PayloadRequest, type Where } from 'payload'
import { MAX_SEARCH_WORDS, searchWordsIn } from '@/database/searchWords'
import { wordsFor } from '@/recruitment/endpoints/forDesk'
import { isAboutSource, notFromRobots } from '@/recruitment/robots'
import { daysAgo } from './daysAgo'
import { searchApplicants } from './searchApplicants'

/**
 * What the board and its changes are narrowed by: `vacancy`, `rating` (least), `age` (days in the stage), `tag`, `q`, and `where`
 * as in Payload's lists, which is judged by the rights of the reader. What robots sent is only there for who asks by source.
 *
 * @throws APIError 422 for a search of too many words: the answer would be about others than were meant
 */
export async function whereOf(req: PayloadRequest): Promise<Where> {
  const { searchParams } = req
  const and: Where[] = []
  const vacancy = searchParams.get('vacancy')
  if (vacancy === 'none') and.push({ vacancy: { exists: false } })
  else if (vacancy && isObjectId(vacancy)) and.push({ vacancy: { equals: vacancy } })
  const rating = Number(searchParams.get('rating'))
  if (rating > 0) and.push({ rating: { greater_than_equal: rating } })
  const since = daysAgo(searchParams.get('age'))
  if (since) and.push({ stageSince: { less_than: since } })
  const tag = searchParams.get('tag')?.trim()
  if (tag) and.push({ tags: { in: [tag] } })
  const further = req.query.where
  if (further && typeof further === 'object' && !Array.isArray(further)) and.push(further as Where)
  if (!isAboutSource(further)) and.push(notFromRobots)
  const text = searchParams.get('q')?.trim()
  if (text && searchWordsIn(text).length > MAX_SEARCH_WORDS)
    throw new APIError(wordsFor(req).limits.searchWords(MAX_SEARCH_WORDS), 422, null, true)
  if (text) and.push(await searchApplicants(req, text))
  return { and }
}
