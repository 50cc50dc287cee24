import type { Endpoint } from 'payload'
import { alertEndpoints } from './alerts/alertEndpoints'
import { candidateEndpoints } from './candidate/candidateEndpoints'
import { candidateInterviewEndpoints } from './interviews/interviewEndpoints'

/** What people outside reach of the hiring desk without an account. The first path that fits answers. */
export const hiringEndpoints: Endpoint[] = [...candidateInterviewEndpoints, ...candidateEndpoints, ...alertEndpoints]
