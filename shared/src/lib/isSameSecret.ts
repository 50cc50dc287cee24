/** Compares without telling by the time it takes how much of a secret was right. */
export function isSameSecret(given: string, secret: string): boolean {
  let difference = given.length ^ secret.length
  for (let at = 0; at < secret.length; at++) difference |= (given.charCodeAt(at) || 0) ^ secret.charCodeAt(at)
  return difference === 0
}
