import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isIgnored } from './isIgnored.ts'
import { parseDockerfile } from './parseDockerfile.ts'
import { placed, StageFolders } from './StageFolders.ts'

function aContext() {
  const folder = mkdtempSync(join(tmpdir(), 'images-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const context = join(folder, 'context')
  mkdirSync(join(context, 'site/.bundle'), { recursive: true })
  writeFileSync(join(context, '.dockerignore'), '**/.bundle*\n.env\n')
  writeFileSync(join(context, '.env'), 'SECRET=1')
  writeFileSync(join(context, 'package.json'), '{}')
  writeFileSync(join(context, 'site/main.ts'), 'main')
  writeFileSync(join(context, 'site/.bundle/old'), 'old')
  return { context, scratch: join(folder, 'scratch') }
}

test('a stage is laid as an image would be: copied, made, and copied from what was made', () => {
  const { context, scratch } = aContext()
  const stages = parseDockerfile(`
FROM node:1 AS base
WORKDIR /app
FROM base AS build
ARG NAME=nobody
COPY . .
RUN mkdir -p /data && chown node:node /data
RUN echo "$NAME" > made.txt
FROM base AS web
COPY site site
COPY --from=build /app/made.txt made/
ENV PLACE=/app/made:$PLACE
`)

  const web = new StageFolders(stages, { context, scratch, args: { NAME: 'Rasikh' } }).lay('web')

  expect(web.workdir).toBe('/app')
  expect(web.env.PLACE).toBe(`${web.folder}/app/made:`)
  expect(readFileSync(join(web.folder, 'app/made/made.txt'), 'utf8')).toBe('Rasikh\n')
  expect(readFileSync(join(web.folder, 'app/site/main.ts'), 'utf8')).toBe('main')
  expect(existsSync(join(web.folder, 'app/site/.bundle'))).toBe(false)
  expect(existsSync(join(web.folder, 'app/package.json'))).toBe(false)
  expect(existsSync(join(scratch, 'stages/build/app/.env'))).toBe(false)
  expect(existsSync(join(scratch, 'stages/build/data'))).toBe(true)
})

test('a step that fails is named', () => {
  const stages = parseDockerfile('FROM node:1 AS base\nRUN exit 7')

  expect(() => new StageFolders(stages, { ...aContext(), args: {} }).lay('base')).toThrow('failed with 7: RUN exit 7')
})

test('only paths of the image move below its folder', () => {
  expect(placed('mkdir -p /data /srv/site && ls /etc', '/x')).toBe('mkdir -p /x/data /x/srv/site && ls /etc')
  expect(placed('http://127.0.0.1/app', '/x')).toBe('http://127.0.0.1/app')
})

test('what lies in an ignored folder is ignored with it', () => {
  const lines = ['node_modules', '**/node_modules', '.env']

  expect(isIgnored('cms/node_modules/a/b.js', lines)).toBe(true)
  expect(isIgnored('.env', lines)).toBe(true)
  expect(isIgnored('.env.example', lines)).toBe(false)
})
