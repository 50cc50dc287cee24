import { STANDARD_TIME_ZONE } from '@diwan/shared/spec/hiring'

/** Makes something once per time zone, the company's standard one unless another is named: formatters are dear to make. */
export function perZone<T>(make: (timeZone: string) => T): (timeZone?: string) => T {
  const made = new Map<string, T>()
  return (timeZone = STANDARD_TIME_ZONE) => {
    const known = made.get(timeZone) ?? make(timeZone)
    made.set(timeZone, known)
    return known
  }
}
