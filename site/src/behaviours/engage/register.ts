import engage from './directive'

const page = globalThis as unknown as { Astro?: Record<string, unknown> }

// What Astro's inline script does: the islands' element looks for its directives here.
page.Astro = { ...page.Astro, engage }
