import { normalisedEmail } from '@diwan/shared/lib/normalisedEmail'
import type { CollectionBeforeOperationHook, Where } from 'payload'
import { widenSearch } from '@/hooks/widenSearch'
import { digitsOf } from '@/recruitment/desk/digitsOf'
import { referenceWhere } from '@/recruitment/desk/referenceWhere'

/** The search of the table asks for references like a text; it also finds references, addresses and numbers in any notation. */
export const searchContacts: CollectionBeforeOperationHook = async ({ args }) => {
  const { overrideAccess, where } = args as { overrideAccess?: boolean; where?: Where }
  if (!where || overrideAccess) return args
  return { ...args, where: await widenSearch(where, 'reference', async (text) => inAnyNotation(text)) }
}

function inAnyNotation(text: string): Where {
  const digits = digitsOf(text)
  return {
    or: [
      referenceWhere(text),
      { email: { contains: normalisedEmail(text) } },
      ...(digits ? [{ phone: { contains: digits } }] : []),
    ],
  }
}
