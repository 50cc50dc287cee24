const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u
const EVERY_RIGHT_TO_LEFT = new RegExp(RIGHT_TO_LEFT, 'gu')
const EVERY_LEFT_TO_RIGHT = new RegExp(LEFT_TO_RIGHT, 'gu')

/** The direction most letters of a text run in; `null` when it has none. */
export function dominantDirection(text: string): 'ltr' | 'rtl' | null {
  const hasRightToLeft = RIGHT_TO_LEFT.test(text)
  const hasLeftToRight = LEFT_TO_RIGHT.test(text)
  // Counting is for texts that mix both.
  if (!hasRightToLeft || !hasLeftToRight) return hasRightToLeft ? 'rtl' : hasLeftToRight ? 'ltr' : null
  const rightToLeft = text.match(EVERY_RIGHT_TO_LEFT)?.length ?? 0
  const leftToRight = text.match(EVERY_LEFT_TO_RIGHT)?.length ?? 0
  return rightToLeft > leftToRight ? 'rtl' : 'ltr'
}
