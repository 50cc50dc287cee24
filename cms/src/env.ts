import { parseEnv } from './parseEnv'

/** The environment of this process. */
export const env = parseEnv(process.env)
