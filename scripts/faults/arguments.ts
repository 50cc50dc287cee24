export interface FaultArguments {
  topics: string[]
  /** `--name value`; a name without a value is `true`. */
  options: Map<string, string | true>
}

/** Reads `topic… --name value --flag`: every option may have a value, because topics have options of their own. */
export function readArguments(args: readonly string[]): FaultArguments {
  const topics: string[] = []
  const options = new Map<string, string | true>()
  for (let at = 0; at < args.length; at++) {
    const [word = '', next] = args.slice(at, at + 2)
    if (!word.startsWith('--')) {
      topics.push(word)
      continue
    }
    const hasValue = next !== undefined && !next.startsWith('--')
    options.set(word.slice(2), hasValue ? next : true)
    if (hasValue) at += 1
  }
  return { topics, options }
}
