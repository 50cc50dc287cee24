import type { ApplicationDoc } from '@diwan/shared/generated/payload-types'
import type { PayloadRequest } from 'payload'
import { readScoresDue } from './readScoresDue'

/** Applications without the scores that the reader does not see yet; each says how many colleagues have given some. */
export async function withoutUnscored(req: PayloadRequest, applications: ApplicationDoc[]): Promise<ApplicationDoc[]> {
  const due = await readScoresDue(req)
  return applications.map((application) => {
    const hiddenScores = due.get(application.id) ?? 0
    if (hiddenScores === 0) return application
    const { rating: _rating, ratings: _ratings, ...rest } = application
    return { ...rest, hiddenScores } as ApplicationDoc
  })
}
