/** The direction most letters of a text run in; `null` when it has none. */
export function dominantDirection(text: string): 'ltr' | 'rtl' | null {
  const rightToLeft = text.match(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu)?.length ?? 0
  const leftToRight = text.match(/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/gu)?.length ?? 0
  if (rightToLeft === 0 && leftToRight === 0) return null
  return rightToLeft > leftToRight ? 'rtl' : 'ltr'
}
