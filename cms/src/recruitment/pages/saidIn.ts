/** The sentence of a name that came with an address. What every object has, such as `constructor`, is none. */
export const saidIn = (said: Readonly<Record<string, string>>, name: string | null | undefined): string | undefined =>
  name && Object.hasOwn(said, name) ? said[name] : undefined
