import { parseEnv } from '../../cms/src/parseEnv.ts'
import { readEnv as readPublisherEnv } from '../../site/publish/env.ts'
import { readEnv as readWebEnv } from '../../site/serve/env.ts'
import { Stop } from './stop.ts'

/**
 * Refuses what one of the parts would refuse when it starts, with the sentence of that part: before anything is migrated or built, which
 * takes minutes.
 */
export function checkEnvironment(env: NodeJS.ProcessEnv): void {
  try {
    for (const read of [parseEnv, readWebEnv, readPublisherEnv]) read(env)
  } catch (error) {
    throw new Stop(error instanceof Error ? error.message : String(error))
  }
}
