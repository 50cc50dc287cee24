import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { mongodbProblem } from './mongodbProblem.ts'

// npm run test:mongodb [-- file…]: the integration suite on the server that MONGODB_URI names. Each worker makes a database of its
// own there, which the run drops at its end.
const problem = mongodbProblem(process.env.MONGODB_URI)
if (problem !== null) {
  console.error(problem)
  process.exit(1)
}
const { status } = spawnSync('vitest', ['run', '--project', 'int', ...process.argv.slice(2)], {
  cwd: resolve(import.meta.dirname, '../..'),
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'test' },
})
process.exit(status ?? 1)
