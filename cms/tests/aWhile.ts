import { SECOND } from '@diwan/shared/lib/time'

/** How long a test waits at most for what is on its way: `vi.waitFor` gives it a second, which a busy machine needs for a write. */
export const A_WHILE = 20 * SECOND
