let instant = 0

/** Lets the process believe that it is this instant (milliseconds), until it is told another one. */
export function setClock(now: number): void {
  instant = now
}

/** Puts the clock in use: `Date.now()` and `new Date()` follow `setClock`. */
export function startVirtualClock(now: number): void {
  setClock(now)
  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: []) => (args.length === 0 ? new target(instant) : new target(...args)),
    apply: () => new RealDate(instant).toString(),
    get: (target, name) => (name === 'now' ? () => instant : Reflect.get(target, name)),
  })
}
