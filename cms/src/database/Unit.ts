import type { PayloadRequest } from 'payload'

/** A transaction to read in: what it has written is seen before its commit. Its reads take turns, as MongoDB wants them in one. */
export type Unit = Required<Pick<PayloadRequest, 'transactionID'>>

/**
 * What a call of Payload's takes to read in a transaction, if there is one: a request of its own, since Payload writes the language into
 * it. The id is a promise: a read that fails would otherwise have Payload roll back what it only looks at.
 */
export const within = (unit: Unit | undefined) =>
  unit ? { req: { transactionID: Promise.resolve(unit.transactionID) } } : {}
