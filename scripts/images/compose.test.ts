import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { composeProblems } from './composeProblems.ts'
import { parseDockerfile } from './parseDockerfile.ts'
import { fillIn, readCompose } from './readCompose.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const stages = parseDockerfile(read('Dockerfile'))
const settings = new Set([...read('.env.example').matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name))

const problemsOf = (text: string) => composeProblems(readCompose(text), { text, stages, settings })

test('the compose file holds to the rules of containers', () => {
  const text = read('docker-compose.yml')

  expect(problemsOf(text)).toEqual([])
  expect(Object.keys(readCompose(text).services)).toEqual(
    expect.arrayContaining(['web', 'cms', 'publisher', 'standby', 'mongodb', 'mail', 'storage', 'tls']),
  )
})

test('whatever cache PURGE names, both publishers have what it asks for', () => {
  const { publisher, standby } = readCompose(read('docker-compose.yml')).services

  for (const service of [publisher, standby]) {
    expect(Object.keys(service?.environment ?? {})).toEqual(
      expect.arrayContaining(['PURGE', 'PURGE_TOKEN', 'RELEASE_TARGET_KEY_ID', 'RELEASE_TARGET_SECRET']),
    )
  }
})

test('each rule that is broken is named', () => {
  const problems = problemsOf(`
services:
  web:
    image: nginx:latest
    user: '0:0'
    environment: { A: '\${NOT_A_SETTING:-}' }
    volumes: ['nowhere:/data', './here:/there']
    networks: [nobody]
    depends_on: { cms: { condition: service_started } }
  cms:
    build: { context: ., target: no-such-stage }
`)

  expect(problems).toEqual([
    'web: its image nginx:latest is not pinned',
    'web: has no health check',
    'web: runs as root without a reason',
    'web: can write its own files',
    'web: keeps capabilities',
    'web: has no limits of memory, cores and processes',
    'web: volume nowhere does not exist',
    'web: network nobody does not exist',
    'cms: has neither an image nor a stage of the Dockerfile',
    'cms: has no health check',
    'cms: runs as root without a reason',
    'cms: can write its own files',
    'cms: keeps capabilities',
    'cms: has no limits of memory, cores and processes',
    'NOT_A_SETTING is not in .env.example',
  ])
})

test('images run on the Node that the project is tested with, and no base moves by itself', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } }
  const names = new Set(stages.map(({ name }) => name))
  const bases = stages.map(({ from }) => from).filter((from) => !names.has(from))

  expect(bases).toEqual([`node:${devDependencies.node}-bookworm-slim`])
})

test('values are filled in as Compose does it', () => {
  expect(fillIn('${A:-b}/${C}', { A: '', C: 'c' })).toBe('b/c')
  expect(fillIn('${A:-b}', { A: 'a' })).toBe('a')
  expect(() => fillIn('${A:?Set A in .env}', {})).toThrow('Set A in .env')
})

/** What a stage copies out of the project, with the stages it is made from. */
function copiedInto(target: string): string[] {
  const stage = stages.find(({ name }) => name === target)
  if (stage === undefined) return []
  const own = stage.steps.flatMap((step) => (step.kind === 'copy' && step.from === null ? step.sources : []))
  return [...copiedInto(stage.from), ...own]
}

test.for(['cms', 'publisher', 'web'])(
  'the image %s holds what its packages’ TypeScript configuration extends',
  (target) => {
    const copied = copiedInto(target)
    const configurations = copied
      .map((name) => join(name, 'tsconfig.json'))
      .filter((file) => existsSync(join(root, file)))
    const extended = configurations.flatMap((file) =>
      [...read(file).matchAll(/"(\.\.?\/[^"]+\.json)"/g)].map(([, path = '']) => join(file, '..', path)),
    )

    expect(configurations).not.toEqual([])
    expect(extended.filter((file) => !copied.some((one) => file === one || file.startsWith(`${one}/`)))).toEqual([])
  },
)
