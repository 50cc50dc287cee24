import { parse } from 'yaml'

export interface Service {
  image?: string
  build?: { context: string; target?: string; args?: Record<string, string> }
  user?: string
  'x-runs-as-root'?: string
  read_only?: boolean
  tmpfs?: string[]
  cap_drop?: string[]
  mem_limit?: string
  cpus?: number
  pids_limit?: number
  environment?: Record<string, string>
  volumes?: string[]
  networks?: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[] }
}

export interface Compose {
  services: Record<string, Service>
  networks?: Record<string, unknown>
  volumes?: Record<string, unknown>
}

const VARIABLE = /\$\{(\w+)(?::([-?])([^}]*))?\}/g

/** Reads a compose file, with its anchors followed and its variables left as they stand. */
export const readCompose = (text: string): Compose => parse(text, { merge: true }) as Compose

/** The variables that a compose file asks for. */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name)),
]

/** What a service gets for a value, as Compose fills it in; a missing one that must be given is an error with its own words. */
export function fillIn(text: string, values: NodeJS.Dict<string>): string {
  return text.replace(VARIABLE, (_all, name: string, kind: string | undefined, rest = '') => {
    const value = values[name]
    if (value) return value
    if (kind === '?') throw new Error(rest)
    return rest
  })
}
