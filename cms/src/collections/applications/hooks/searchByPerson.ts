import type { CollectionBeforeOperationHook, PayloadRequest, Where, WhereField } from 'payload'
import { hasRole } from '@/access/hasRole'
import { searchApplicants } from '@/recruitment/desk/searchApplicants'

/**
 * The search of the table asks for references like a text; it also finds by what is known of the person and by the words of the CV,
 * as the search of the board does.
 */
export const searchByPerson: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { overrideAccess, where } = args as { overrideAccess?: boolean; where?: Where }
  if (!where || overrideAccess || !hasRole(req, 'admin', 'recruiter')) return args
  return { ...args, where: await widen(req, where) }
}

async function widen(req: PayloadRequest, condition: Where): Promise<Where> {
  const text = (condition.reference as WhereField | undefined)?.like
  if (typeof text === 'string' && text.trim()) {
    const { reference, ...others } = condition
    const found = { or: [{ reference } as Where, await searchApplicants(req, text.trim())] }
    return Object.keys(others).length > 0 ? { and: [found, await widen(req, others)] } : found
  }
  const widened = { ...condition }
  for (const name of ['and', 'or'] as const) {
    const parts: unknown = condition[name]
    // Anybody may write an address: what is no list of conditions is Payload's to refuse.
    if (Array.isArray(parts))
      widened[name] = await Promise.all(parts.map((part) => (isObject(part) ? widen(req, part) : part)))
  }
  return widened
}

const isObject = (part: unknown): part is Where => typeof part === 'object' && part !== null
