import { rmSync } from 'node:fs'

// The system under test starts from nothing: an empty data folder, then what `npm start` does.
const { DATA_DIR } = process.env
if (!DATA_DIR?.endsWith('journeys')) throw new Error('DATA_DIR must be the folder of the journeys; it is emptied.')
if (!process.env.KEEP_DATA) rmSync(DATA_DIR, { recursive: true, force: true })
await import('../start/main.ts')
