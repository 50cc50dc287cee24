import type { PayloadRequest } from 'payload'
import { hasRole } from '@/access/hasRole'

/** Programs with an API key: the publisher. */
export const isService = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, 'service')
