import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const OURS = /\bdiwan_[a-z_]+/g
const OF_PROCESS = /\b(?:process|nodejs)_[a-z0-9_]+/g
/** What Prometheus makes of one histogram. */
const plain = (name: string) => name.replace(/_(?:bucket|count|sum)$/, '')
const namesIn = (text: string, pattern: RegExp) => [...new Set(text.match(pattern) ?? [])].map(plain)

const watched = ['ops/grafana/diwan.json', 'ops/prometheus/alerts.yml']

function namesInCode(): Set<string> {
  const folders = ['cms/src/observing', 'site/publish/metrics', 'site/serve']
  const files = folders.flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)))
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  return new Set(sources.flatMap((file) => namesIn(read(file).replaceAll(/'diwan\.\w+'/g, ''), OURS)))
}

test('the dashboard and the alerts ask for figures that the code gives', () => {
  const given = namesInCode()
  expect(given.size).toBeGreaterThan(10)
  for (const file of watched) {
    const asked = namesIn(read(file), OURS)
    expect(asked.length, file).toBeGreaterThan(5)
    expect(
      asked.filter((name) => !given.has(name)),
      file,
    ).toEqual([])
  }
})

test('the figures of processes that they ask for are the client’s own', async () => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const given = (await registry.getMetricsAsJSON()).map(({ name }) => plain(name))
  for (const file of watched) {
    const asked = namesIn(read(file), OF_PROCESS)
    expect(
      asked.filter((name) => !given.includes(name)),
      file,
    ).toEqual([])
  }
})

test('every figure of ours is looked at by somebody', () => {
  const asked = new Set(watched.flatMap((file) => namesIn(read(file), OURS)))
  expect([...namesInCode()].filter((name) => !asked.has(name))).toEqual([])
})

test('the runbook of each alert is a part of the operations guide', () => {
  const headings = read('docs/operations.md').matchAll(/^#{2,3} (.+)$/gm)
  const anchors = new Set(
    [...headings].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    ),
  )
  const alerts = read('ops/prometheus/alerts.yml')
  const runbooks = [...alerts.matchAll(/runbook: docs\/operations\.md#(\S+)/g)].map(([, anchor = '']) => anchor)
  expect(runbooks).toHaveLength(alerts.match(/- alert:/g)?.length ?? 0)
  expect(runbooks.filter((anchor) => !anchors.has(anchor))).toEqual([])
})
