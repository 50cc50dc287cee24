import { pathOfTarget } from '@diwan/shared/content'
import type { RedirectDoc } from '@diwan/shared/generated/payload-types'
import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { faultsIn } from '@/fields/faultsIn'
import { isOwnPath } from '../isOwnPath'

/**
 * Lets a rule lead straight to the end of its chain, and refuses one that would lead back to its own beginning. A path that has a
 * page is an end: the site shows that page, whatever rule there is.
 */
export const flattenRedirect: CollectionBeforeChangeHook<RedirectDoc> = async ({ data, originalDoc, req }) => {
  const { from, to } = { ...originalDoc, ...data }
  if (!from || !to) return data
  const passed = new Set([from])
  let end = to
  for (;;) {
    const path = pathOfTarget(end)
    if (path === null) return { ...data, to: end }
    if (passed.has(path)) {
      throw new ValidationError(
        {
          collection: 'redirects',
          errors: [{ path: 'to', message: faultsIn(req).redirectLoop(from) }],
        },
        req.t,
      )
    }
    passed.add(path)
    if (await isOwnPath(path, req)) return { ...data, to: end }
    const next = await req.payload.db.findOne<RedirectDoc>({
      collection: 'redirects',
      where: { from: { equals: path } },
      req,
    })
    if (!next || next.id === originalDoc?.id) return { ...data, to: end }
    end = next.to
  }
}
