import type { Lead } from '../lead/Lead.ts'
import type { Target } from './Target.ts'

/** A target that only the leader writes to: the lead is looked at right before each write leaves. */
export function fenced(target: Target, lead: Lead): Target {
  return {
    name: target.name,
    list: () => target.list(),
    read: (key) => target.read(key),
    async put(key, body) {
      lead.check()
      return target.put(key, body)
    },
    async create(key, body) {
      lead.check()
      return target.create(key, body)
    },
    async remove(keys) {
      lead.check()
      return target.remove(keys)
    },
    async show(paths) {
      lead.check()
      return target.show(paths)
    },
    ...(target.tagOf && { tagOf: target.tagOf.bind(target) }),
  }
}
