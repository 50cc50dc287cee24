import { argv, exit } from 'node:process'

// HEALTHCHECK of the images: `askHealth.ts URL` ends well when the part answers that it is.
const [url = ''] = argv.slice(2)
const answer = await fetch(url, { signal: AbortSignal.timeout(4_000) }).catch(() => null)
exit(answer?.ok ? 0 : 1)
