import { readFileSync } from 'node:fs'

// Loaded before the publisher: its clock goes wrong by the milliseconds that the file CLOCK names holds, from then on.
const RealDate = Date
const offset = () => Number(readFileSync(process.env.CLOCK as string, 'utf8')) || 0
const now = () => RealDate.now() + offset()

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: []) => (args.length === 0 ? new target(now()) : new target(...args)),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
