// No letter of this key's keyboard has a shortcut: who writes Arabic presses the key that has the Latin letter beside its own.
const isOtherScript = (key: string) => /^[^\p{ASCII}]/u.test(key)

/** What a key means to a shortcut: its Latin letter or sign in small, on whichever keyboard it was pressed. */
export function letterOf({ code, key }: Pick<KeyboardEvent, 'code' | 'key'>): string {
  if (key === '؟') return '?'
  const [, letter] = (isOtherScript(key) && /^Key([A-Z])$/.exec(code)) || []
  return (letter ?? key).toLowerCase()
}
