import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { basename, delimiter, dirname, join, relative, resolve } from 'node:path'
import { ignoredIn, isIgnored } from './isIgnored.ts'
import type { Stage, Step } from './parseDockerfile.ts'

/** A stage as it lies in a folder: what `/` is to a container, where its steps ended, and what they set. */
export interface LaidStage {
  folder: string
  workdir: string
  env: Record<string, string>
}

interface Options {
  /** The folder that images are built from. */
  context: string
  scratch: string
  args: Record<string, string>
}

/** Follows the steps of a Dockerfile in folders of this machine, one per stage: as its user, on its Node, with its network. */
export class StageFolders {
  readonly #stages: readonly Stage[]
  readonly #options: Options
  readonly #laid = new Map<string, LaidStage>()

  constructor(stages: readonly Stage[], options: Options) {
    this.#stages = stages
    this.#options = options
    mkdirSync(this.#at('tools'), { recursive: true })
    if (!existsSync(this.#at('tools/node'))) symlinkSync(process.execPath, this.#at('tools/node'))
  }

  /** Lays a stage and all that it is built from; each once. */
  lay(name: string): LaidStage {
    const known = this.#laid.get(name)
    if (known) return known
    const stage = this.#stages.find((one) => one.name === name)
    if (stage === undefined) throw new Error(`The Dockerfile has no stage ${name}.`)
    const laid = this.#begin(stage)
    for (const step of stage.steps) this.#follow(step, laid)
    this.#laid.set(name, laid)
    return laid
  }

  #begin({ from, name }: Stage): LaidStage {
    const folder = this.#at(`stages/${name}`)
    mkdirSync(folder, { recursive: true })
    if (!this.#stages.some((one) => one.name === from)) return { folder, workdir: '/', env: { PATH: this.#path() } }
    const parent = this.lay(from)
    copy(`${parent.folder}/.`, folder)
    const env = Object.entries(parent.env).map(([key, value]) => [key, value.replaceAll(parent.folder, folder)])
    return { folder, workdir: parent.workdir, env: Object.fromEntries(env) as Record<string, string> }
  }

  #follow(step: Step, laid: LaidStage): void {
    switch (step.kind) {
      case 'workdir':
        laid.workdir = resolve(laid.workdir, step.path)
        mkdirSync(join(laid.folder, laid.workdir), { recursive: true })
        return
      case 'arg':
        laid.env[step.name] = this.#options.args[step.name] ?? step.fallback
        return
      case 'env':
        for (const [name, value] of step.values) {
          const filled = value.replace(/\$(\w+)/g, (_all, of: string) => laid.env[of] ?? '')
          laid.env[name] = placed(filled, laid.folder)
        }
        return
      case 'copy':
        this.#copy(step, laid)
        return
      case 'run':
        runIn(laid, step.command)
    }
  }

  #copy({ from, sources, to }: Extract<Step, { kind: 'copy' }>, laid: LaidStage): void {
    const target = join(laid.folder, resolve(laid.workdir, to))
    const isFolder = sources.length > 1 || /(?:^|\/)\.?$/.test(to)
    for (const source of sources) {
      const found = from === null ? join(this.#options.context, source) : join(this.lay(from).folder, source)
      const isTree = statSync(found).isDirectory()
      const place = isTree || !isFolder ? target : join(target, basename(source))
      mkdirSync(isTree ? place : dirname(place), { recursive: true })
      if (from === null) this.#copyContext(found, place)
      else copy(isTree ? `${found}/.` : found, place)
    }
  }

  #copyContext(source: string, target: string): void {
    const { context } = this.#options
    const lines = ignoredIn(readFileSync(join(context, '.dockerignore'), 'utf8'))
    const filter = (file: string) => file === context || !isIgnored(relative(context, file), lines)
    cpSync(source, target, { recursive: true, filter })
  }

  // Not the project's own programs: an image that lacks one must fail here too.
  #path(): string {
    const outside = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.includes('node_modules'))
    return [this.#at('tools'), ...outside].join(delimiter)
  }

  #at(path: string): string {
    return join(this.#options.scratch, path)
  }
}

/** The same paths below a stage's folder. */
export const placed = (text: string, folder: string): string =>
  text.replace(/(?<=^|[\s=:"'])\/(?=(?:app|data|srv)\b)/g, `${folder}/`)

function runIn({ env, folder, workdir }: LaidStage, command: string): void {
  // Everything here belongs to one user.
  const own = command.replace(/(?:&& )?chown [^&]*/g, '').trim()
  const { status } = spawnSync('sh', ['-ec', placed(own, folder)], {
    cwd: join(folder, workdir),
    env: { ...process.env, NODE_ENV: '', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error(`This step of the Dockerfile failed with ${status}: RUN ${command}`)
}

function copy(source: string, target: string): void {
  const { status, stderr } = spawnSync('cp', ['--archive', '--reflink=auto', source, target], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`Copying to ${target} failed: ${stderr}`)
}
