import { expect, test } from 'vitest'
import { lineOf, parseDockerfile } from './parseDockerfile.ts'

const TEXT = `
# a comment
FROM node:1.2.3 AS base
WORKDIR /app
ENV A=1 PATH=/app/bin:$PATH

FROM base AS web
ARG SITE_URL=http://localhost:4321
COPY package.json .npmrc ./
COPY --from=base /app/made made
RUN mkdir -p /data && \\
    chown node:node /data
USER node
HEALTHCHECK --interval=10s CMD node ask.ts http://127.0.0.1:$PORT/
CMD ["node", "main.ts"]
`

test('stages are read with their steps, their command and their health check', () => {
  const [base, web] = parseDockerfile(TEXT)

  expect(base).toMatchObject({ name: 'base', from: 'node:1.2.3', command: null, health: null, user: null })
  expect(base?.steps).toEqual([
    { kind: 'workdir', path: '/app' },
    {
      kind: 'env',
      values: [
        ['A', '1'],
        ['PATH', '/app/bin:$PATH'],
      ],
    },
  ])
  expect(web?.steps).toEqual([
    { kind: 'arg', name: 'SITE_URL', fallback: 'http://localhost:4321' },
    { kind: 'copy', from: null, sources: ['package.json', '.npmrc'], to: './' },
    { kind: 'copy', from: 'base', sources: ['/app/made'], to: 'made' },
    { kind: 'run', command: 'mkdir -p /data && chown node:node /data' },
  ])
  expect(web).toMatchObject({
    user: 'node',
    command: ['node', 'main.ts'],
    health: 'node ask.ts http://127.0.0.1:$PORT/',
  })
})

test('a stage stands on those that it is built from', () => {
  expect(lineOf(parseDockerfile(TEXT), 'web').map(({ name }) => name)).toEqual(['base', 'web'])
})

test('what would be left out silently is an error', () => {
  expect(() => parseDockerfile('FROM a AS b\nVOLUME /data')).toThrow('This line is not understood: VOLUME /data')
  expect(() => parseDockerfile('FROM a AS b\nCOPY --chmod=755 a b')).toThrow(/option of COPY/)
  expect(() => parseDockerfile('FROM node:1')).toThrow('A stage has no name: FROM node:1')
})
