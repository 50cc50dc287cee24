import type { RedirectDoc } from '@diwan/shared/generated/payload-types'
import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { faultsIn } from '@/fields/faultsIn'

const pathPart = (target: string) => target.split(/[?#]/)[0] ?? target

/** Lets a rule lead straight to the end of its chain, and refuses one that would lead back to its own beginning. */
export const flattenRedirect: CollectionBeforeChangeHook<RedirectDoc> = async ({ data, originalDoc, req }) => {
  const { from, to } = { ...originalDoc, ...data }
  if (!from || !to) return data
  const passed = new Set([from])
  let end = to
  for (;;) {
    if (passed.has(pathPart(end))) {
      throw new ValidationError(
        {
          collection: 'redirects',
          errors: [{ path: 'to', message: faultsIn(req).redirectLoop(from) }],
        },
        req.t,
      )
    }
    passed.add(pathPart(end))
    const next = await req.payload.db.findOne<RedirectDoc>({
      collection: 'redirects',
      where: { from: { equals: pathPart(end) } },
      req,
    })
    if (!next || next.id === originalDoc?.id) return { ...data, to: end }
    end = next.to
  }
}
