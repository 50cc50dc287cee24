import { createHash } from 'node:crypto'

/** What stands for an address in a token: two tokens tell whether they are about the same one, and nobody reads it in them. */
export const addressMark = (address: string): string =>
  createHash('sha256').update(address).digest('base64url').slice(0, 16)

/** Of whom, which address, and the mark of the one that goes with it: what a signed link about an address says. */
export const addressWish = (applicant: string, address: string, mark: string): string =>
  [applicant, Buffer.from(address).toString('base64url'), mark].join('~')

/** The parts of such a text. */
export function readWish(wish: string): { id: string; email: string; mark: string } {
  const [id = '', email = '', mark = ''] = wish.split('~')
  return { id, email: Buffer.from(email, 'base64url').toString(), mark }
}
