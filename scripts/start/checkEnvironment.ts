import { Stop } from './stop.ts'

/**
 * Refuses what one of the parts would refuse when it starts, with the sentence of that part: before anything is migrated or built, which
 * takes minutes.
 */
export async function checkEnvironment(env: NodeJS.ProcessEnv): Promise<void> {
  try {
    // Loaded here, because the CMS's reads the process's own settings while it is loaded.
    const { parseEnv } = await import('../../cms/src/env.ts')
    const [web, publisher] = [await import('../../site/serve/env.ts'), await import('../../site/publish/env.ts')]
    for (const read of [parseEnv, web.readEnv, publisher.readEnv]) read(env)
  } catch (error) {
    throw new Stop(error instanceof Error ? error.message : String(error))
  }
}
