import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { endWithUsage } from './endWithUsage.ts'

const NUMBERS = /^\d+(?:,\d+)*$/

/**
 * What a command was given after `--`: `parseArgs` of Node, for people. `--help` lists the options with what holds without them. An
 * option that there is not, or a word where its default is a number, ends the command with status 2 before it does anything.
 *
 * @param usage the command, and in a sentence what it does
 */
export function readOptions<T extends ParseArgsOptionsConfig>(usage: string, options: T, allowPositionals = false) {
  const args = process.argv.slice(2)
  const lines = Object.entries(options).map(([name, { default: value = '', type }]) =>
    type === 'boolean' ? `  --${name}` : `  --${name} ${value === '' ? '…' : String(value)}`,
  )
  const text = `${usage}\n${lines.join('\n')}`
  if (args.includes('--help')) endWithUsage(text, true)
  try {
    const parsed = parseArgs({ args, allowPositionals, options })
    for (const [name, { default: value }] of Object.entries(options)) {
      const given = (parsed.values as Record<string, unknown>)[name]
      if (typeof value === 'string' && NUMBERS.test(value) && !NUMBERS.test(String(given))) {
        return endWithUsage(text, false, `--${name} takes a number, like ${value}, not “${String(given)}”.`)
      }
    }
    return parsed
  } catch (error) {
    return endWithUsage(text, false, (error as Error).message)
  }
}
