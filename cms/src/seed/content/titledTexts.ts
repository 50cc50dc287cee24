export type TitledText = readonly [title: string, text: string]

/** Rows of an array field with a title and a text each. */
export const titledTexts = (rows: readonly TitledText[]) => rows.map(([title, text]) => ({ title, text }))

/** Rows of an FAQ field. */
export const questionsAndAnswers = (rows: readonly TitledText[]) =>
  rows.map(([question, answer]) => ({ question, answer }))

/** Rows of a field that shows figures with their labels. */
export const figuresAndLabels = (rows: readonly TitledText[]) => rows.map(([figure, label]) => ({ figure, label }))
