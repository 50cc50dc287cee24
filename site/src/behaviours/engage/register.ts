import engage from './directive'

declare global {
  var Astro: Record<string, unknown> | undefined
}

// What Astro's inline script does: the islands' element looks for its directives here.
globalThis.Astro = { ...globalThis.Astro, engage }
