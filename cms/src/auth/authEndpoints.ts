import type { Endpoint } from 'payload'
import { askForPassword } from './askForPassword'
import { finishSignIn } from './secondFactor/finishSignIn'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  resetSecondFactor,
  sendSecondFactor,
  sendSecondFactorOf,
} from './secondFactor/settings'
import { endSessions, sendSessions } from './sessions/ownSessions'
import { refuseForGood } from './refuseForGood'
import { setPassword } from './setPassword'
import { signIn } from './signIn'

/** Calls of `/api/users` that stand before Payload's own of the same name. */
export const authEndpoints: Endpoint[] = [
  { path: '/login', method: 'post', handler: signIn },
  { path: '/forgot-password', method: 'post', handler: askForPassword },
  { path: '/reset-password', method: 'post', handler: setPassword },
  { path: '/first-register', method: 'post', handler: refuseForGood },
  { path: '/second-factor', method: 'post', handler: finishSignIn },
  { path: '/second-factor', method: 'get', handler: sendSecondFactor },
  { path: '/second-factor/begin', method: 'post', handler: beginSecondFactor },
  { path: '/second-factor/confirm', method: 'post', handler: confirmSecondFactor },
  { path: '/second-factor/off', method: 'post', handler: endSecondFactor },
  { path: '/sessions', method: 'get', handler: sendSessions },
  { path: '/sessions/end', method: 'post', handler: endSessions },
  { path: '/:id/second-factor', method: 'get', handler: sendSecondFactorOf },
  { path: '/:id/second-factor/reset', method: 'post', handler: resetSecondFactor },
]
