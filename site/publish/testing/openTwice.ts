import { shared } from '../../store/definitions.ts'
import { openRenderer } from '../renderer/openRenderer.ts'

// A process of its own: it opens a code release, goes on to another one and comes back, and writes what it knew each time.
const [bundle, other] = process.argv.slice(2) as [string, string]
const known = () => [...shared.queries.keys(), ...shared.indexes.keys()].sort()
await openRenderer(bundle)
const first = known()
await openRenderer(other)
await openRenderer(bundle)
process.stdout.write(JSON.stringify({ first, again: known() }))
