// Enough for every menu and footer of both languages, and for the cards of lists that are rendered one after the other.
const MAX_REMEMBERED = 1_000

const identities = new WeakMap<object, number>()
const remembered = new Map<string, string>()
let lastIdentity = 0

/**
 * Renders HTML once for the same answers. Answers are compared by identity: the store hands out the same frozen object as long as
 * the answer holds, so a page that asks first and renders from memory is still traced with everything it shows.
 */
export async function rememberHtml(
  name: string,
  answers: readonly (object | null)[],
  render: () => Promise<string>,
): Promise<string> {
  // While templates change under it, memory would show the old ones.
  if (import.meta.env.DEV) return render()
  const key = [name, ...answers.map(identityOf)].join(' ')
  const html = remembered.get(key) ?? (await render())
  remembered.delete(key)
  remembered.set(key, html)
  for (const oldest of remembered.keys()) {
    if (remembered.size <= MAX_REMEMBERED) break
    remembered.delete(oldest)
  }
  return html
}

function identityOf(answer: object | null): number {
  if (answer === null) return 0
  const identity = identities.get(answer) ?? ++lastIdentity
  identities.set(answer, identity)
  return identity
}
