import { lineOf, type Stage } from './parseDockerfile.ts'
import { type Compose, type Service, variablesIn } from './readCompose.ts'

// A tag that names one version: digits with at least two dots, or a release by its date.
const PINNED = /:(?:v?\d+\.\d+\.\d+|RELEASE\.\d{4}-\d\d-\d\d)[\w.-]*$/

/** What is wrong with a compose file, one sentence each; nothing when it holds to the rules. */
export function composeProblems(
  compose: Compose,
  { text, stages, settings }: { text: string; stages: readonly Stage[]; settings: ReadonlySet<string> },
): string[] {
  const ofServices = Object.entries(compose.services).flatMap(([name, service]) =>
    [...ofContainer(service, stages), ...ofNames(service, compose)].map((problem) => `${name}: ${problem}`),
  )
  const unknown = variablesIn(text).filter((name) => !settings.has(name))
  return [...ofServices, ...unknown.map((name) => `${name} is not in .env.example`)]
}

function ofContainer(service: Service, stages: readonly Stage[]): string[] {
  const { build, image, user } = service
  const line = lineOf(stages, build?.target ?? '')
  const isBuilt = build !== undefined && line.length > 0
  const root = user === undefined || /^(?:root|0)(?::|$)/.test(user)
  return [
    !isBuilt && image === undefined && 'has neither an image nor a stage of the Dockerfile',
    image !== undefined && !PINNED.test(image) && `its image ${image} is not pinned`,
    !service.healthcheck && line.at(-1)?.health == null && 'has no health check',
    isBuilt && line.at(-1)?.command == null && 'its stage has no command',
    root && !service['x-runs-as-root'] && 'runs as root without a reason',
    service.read_only !== true && 'can write its own files',
    !service.cap_drop?.includes('ALL') && 'keeps capabilities',
    (!service.mem_limit || !service.cpus || !service.pids_limit) && 'has no limits of memory, cores and processes',
  ].filter((problem) => problem !== false)
}

function ofNames({ depends_on, networks, volumes }: Service, compose: Compose): string[] {
  const named = (volumes ?? []).map((volume) => volume.split(':')[0] ?? '').filter((name) => !/^[./]/.test(name))
  const missing = (kind: string, names: string[], known: object | undefined) =>
    names.filter((name) => !Object.hasOwn(known ?? {}, name)).map((name) => `${kind} ${name} does not exist`)
  return [
    ...missing('volume', named, compose.volumes),
    ...missing('network', networks ?? [], compose.networks),
    ...missing('service', Object.keys(depends_on ?? {}), compose.services),
  ]
}
