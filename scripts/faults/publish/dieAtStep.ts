import { subscribe } from 'node:diagnostics_channel'

// Loaded before the publisher: dies, as by `kill -9`, when it enters the step that DIE_AT names.
subscribe('diwan:publish-step', (step) => {
  if (String(step).split(' ')[0] === process.env.DIE_AT) process.kill(process.pid, 'SIGKILL')
})
