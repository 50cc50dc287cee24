/** A rich text whose first words are others, so that a page shows who changed it last. */
export const reworded = (text: unknown, word: string): unknown =>
  JSON.parse(JSON.stringify(text).replace('"text":"', `"text":"${word} `))
