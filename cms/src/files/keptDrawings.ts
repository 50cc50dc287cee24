import type { Sharp } from 'sharp'
import type { SharpDependency } from 'payload'

type Draw = (...args: unknown[]) => unknown

const drawings = new WeakMap<Uint8Array, Map<string, Promise<unknown>>>()

/**
 * The same sharp, which draws nothing twice from the same bytes: what was drawn is kept as long as the bytes that it was drawn from. So a
 * file's sizes can be made before Payload asks for them.
 */
export const keptDrawings =
  (sharp: SharpDependency): SharpDependency =>
  (input, options) => {
    const picture = sharp(input, options)
    return input instanceof Uint8Array ? remembering(picture, input, [options]) : picture
  }

/** A picture that knows how it came to be. */
function remembering(picture: Sharp, bytes: Uint8Array, steps: unknown[]): Sharp {
  return new Proxy(picture, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        const taken = [...steps, String(name), ...args]
        if (name === 'toBuffer') return kept(bytes, JSON.stringify(taken), () => (value as Draw).apply(target, args))
        const result = (value as Draw).apply(target, args)
        if (name === 'clone') return remembering(result as Sharp, bytes, [...steps])
        if (result !== target) return result
        // As sharp does: the steps are the picture's own, whoever holds it.
        steps.push(String(name), ...args)
        return remembering(target, bytes, steps)
      }
    },
  })
}

function kept(bytes: Uint8Array, how: string, draw: () => unknown): Promise<unknown> {
  const known = drawings.get(bytes) ?? new Map<string, Promise<unknown>>()
  drawings.set(bytes, known)
  const drawing = known.get(how) ?? Promise.resolve(draw())
  known.set(how, drawing)
  return drawing
}
