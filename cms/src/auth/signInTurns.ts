import { availableParallelism } from 'node:os'
import { MAX_WAITING_SIGN_INS } from '@diwan/shared/spec/security'
import { Turns } from './Turns'

// A password costs a core for about half a second: one core at least stays for everybody else.
const atOnce = Math.max(1, Math.min(4, availableParallelism() - 1))

/** Passwords are checked few at a time: those from browsers that nobody has signed in with before, and the others. */
export const signInTurns = {
  strangers: new Turns(atOnce, MAX_WAITING_SIGN_INS),
  knownDevices: new Turns(1, MAX_WAITING_SIGN_INS),
}
