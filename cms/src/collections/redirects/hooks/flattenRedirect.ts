import { arabicTarget, localePath, pathOfTarget, splitLocale } from '@diwan/shared/content'
import type { RedirectDoc } from '@diwan/shared/generated/payload-types'
import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { env } from '@/env'
import { faultsIn } from '@/fields/faultsIn'
import { isOwnPath } from '../isOwnPath'

interface Rule {
  id?: string | undefined
  from: string
  to: string
}

/**
 * Lets a rule lead straight to the end of its chain, and refuses one that would lead back to its own beginning, in either language. A path
 * that has a page is an end: the site shows that page, whatever rule there is.
 */
export const flattenRedirect: CollectionBeforeChangeHook<RedirectDoc> = async ({ data, originalDoc, req }) => {
  const { from, to } = { ...originalDoc, ...data }
  if (!from || !to) return data
  const rule: Rule = { id: originalDoc?.id, from, to }
  const end = await endOf(rule, rule, req)
  const arabic = localePath('ar', from)
  const arabicTo = splitLocale(from)[0] === 'ar' ? null : arabicTarget(to, env.SITE_URL)
  // A path that has a rule of its own, or a page, does not follow from this one.
  if (arabicTo !== null && !(await findOther(arabic, rule, req)) && !(await isOwnPath(arabic, req)))
    await endOf({ from: arabic, to: arabicTo }, rule, req)
  return { ...data, to: end }
}

/** Where a way ends that begins with one step. Refuses it when it goes in circles. */
async function endOf(step: Pick<Rule, 'from' | 'to'>, rule: Rule, req: PayloadRequest): Promise<string> {
  const passed = new Set([step.from])
  let end = step.to
  let isWritten = true
  for (let target = step.to; ;) {
    const path = pathOfTarget(target)
    if (path === null) return end
    if (passed.has(path)) {
      throw new ValidationError(
        {
          collection: 'redirects',
          errors: [{ path: 'to', message: faultsIn(req).redirectLoop(step.from) }],
        },
        req.t,
      )
    }
    passed.add(path)
    if (await isOwnPath(path, req)) return end
    const written = await findOther(path, rule, req)
    const next = written ?? (await arabicFormOf(path, rule, req))
    if (next === null) return end
    target = next
    // What follows from the English rule goes on following from it.
    isWritten &&= written !== null
    if (isWritten) end = target
  }
}

/** Where another rule leads from a path; `null` without one. */
async function findOther(path: string, { id }: Rule, req: PayloadRequest): Promise<string | null> {
  const where = { from: { equals: path } }
  const found = await req.payload.db.findOne<RedirectDoc>({ collection: 'redirects', where, req })
  return found && found.id !== id ? found.to : null
}

/** Where an Arabic path leads because there is a rule for the English one; `null` without one. */
async function arabicFormOf(path: string, rule: Rule, req: PayloadRequest): Promise<string | null> {
  const [locale, plain] = splitLocale(path)
  if (locale !== 'ar') return null
  const to = plain === rule.from ? rule.to : await findOther(plain, rule, req)
  return to === null ? null : arabicTarget(to, env.SITE_URL)
}
