import type { ApplicationDoc } from '@diwan/shared/generated/payload-types'
import type { CollectionBeforeChangeHook } from 'payload'

/** Keeps the average of the ratings, and whether an answer rules the candidate out, where lists can filter by them. */
export const judgeCandidate: CollectionBeforeChangeHook<ApplicationDoc> = ({ data }) => {
  const { answers, ratings } = data
  if (Array.isArray(answers)) data.knockedOut = answers.some(({ ruledOut }) => ruledOut)
  if (Array.isArray(ratings)) data.rating = averageOf(ratings.map(({ score }) => score))
  return data
}

function averageOf(scores: number[]): number | null {
  if (scores.length === 0) return null
  return Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10
}
