/** One line of a Dockerfile that does something. */
export type Step =
  | { kind: 'copy'; from: string | null; sources: string[]; to: string }
  | { kind: 'run'; command: string }
  | { kind: 'env'; values: [name: string, value: string][] }
  | { kind: 'arg'; name: string; fallback: string }
  | { kind: 'workdir'; path: string }

export interface Stage {
  name: string
  /** An image, or the name of an earlier stage. */
  from: string
  steps: Step[]
  user: string | null
  /** What a container runs; `null` when the stage says nothing about it. */
  command: string[] | null
  /** What tells whether it is well, in the form of a shell's line. */
  health: string | null
}

/** Reads the part of the Dockerfile language that ours is written in; anything else is an error that names the line. */
export function parseDockerfile(text: string): Stage[] {
  const stages: Stage[] = []
  for (const line of linesOf(text)) {
    const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/s.exec(line) ?? []
    if (word === 'FROM') {
      const [, from = '', name = ''] = /^(\S+) AS (\S+)$/.exec(rest) ?? []
      if (name === '') throw new Error(`A stage has no name: ${line}`)
      stages.push({ name, from, steps: [], user: null, command: null, health: null })
      continue
    }
    const stage = stages.at(-1)
    if (stage === undefined) throw new Error(`Before the first stage: ${line}`)
    addTo(stage, word, rest)
  }
  return stages
}

function addTo(stage: Stage, word: string, rest: string): void {
  switch (word) {
    case 'RUN':
      stage.steps.push({ kind: 'run', command: rest })
      return
    case 'WORKDIR':
      stage.steps.push({ kind: 'workdir', path: rest })
      return
    case 'COPY': {
      const words = rest.split(/\s+/)
      const from = words[0]?.startsWith('--from=') ? (words.shift() as string).slice('--from='.length) : null
      if (words.some((one) => one.startsWith('--'))) throw new Error(`This option of COPY is not understood: ${rest}`)
      stage.steps.push({ kind: 'copy', from, sources: words.slice(0, -1), to: words.at(-1) ?? '' })
      return
    }
    case 'ENV': {
      const values = [...rest.matchAll(/(\w+)=(\S*)/g)].map(
        ([, name = '', value = '']) => [name, value] as [string, string],
      )
      stage.steps.push({ kind: 'env', values })
      return
    }
    case 'ARG': {
      const [name = '', fallback = ''] = rest.split(/=(.*)/s)
      stage.steps.push({ kind: 'arg', name, fallback })
      return
    }
    case 'USER':
      stage.user = rest
      return
    case 'CMD':
      stage.command = JSON.parse(rest) as string[]
      return
    case 'HEALTHCHECK':
      stage.health = rest.replace(/^.*?\bCMD /, '')
      return
    default:
      throw new Error(`This line is not understood: ${word} ${rest}`)
  }
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A stage with all that it is built on, the first first. */
export function lineOf(stages: readonly Stage[], name: string): Stage[] {
  const stage = stages.find((one) => one.name === name)
  return stage === undefined ? [] : [...lineOf(stages, stage.from), stage]
}
