/** What candidates may say for equal-opportunity reports, and the answers there are. */
export const equalQuestions = {
  gender: ['woman', 'man', 'not-said'],
  ageGroup: ['under-25', '25-34', '35-44', '45-54', 'over-54', 'not-said'],
  disability: ['yes', 'no', 'not-said'],
} as const

export type EqualQuestion = keyof typeof equalQuestions

export const equalQuestionNames = Object.keys(equalQuestions) as EqualQuestion[]
