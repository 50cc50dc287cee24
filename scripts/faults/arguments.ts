import type { Topic } from './Topic.ts'

const OF_EVERY_TOPIC = ['keep', 'only']
const WITHOUT_VALUE = ['keep']

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

/** What is wrong with the options, as a sentence; `null` when each is known and has a value where one belongs. */
export function problemOfOptions(
  options: FaultArguments['options'],
  topics: readonly Pick<Topic, 'options' | 'faults'>[],
): string | null {
  const known = [...OF_EVERY_TOPIC, ...new Set(topics.flatMap((topic) => topic.options))]
  const names = known.map((name) => `--${name}`).join(', ')
  for (const [name, value] of options) {
    if (!known.includes(name)) return `There is no option --${name}. Here they are ${names}.`
    if (value === true && !WITHOUT_VALUE.includes(name)) return `--${name} has no value: write one after it.`
  }
  const only = options.get('only')
  const faults = topics.flatMap((topic) => topic.faults)
  if (typeof only !== 'string' || faults.some(({ name }) => name.includes(only))) return null
  return `No fault has “${only}” in its name. There are:\n${faults.map(({ name }) => `  ${name}`).join('\n')}`
}
