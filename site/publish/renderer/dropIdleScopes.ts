/** An element that a component's rule is for: its name and classes, as far as the rule asks for them. */
interface Wanted {
  tag: string | undefined
  classes: string[]
}

// What stands right in front of a scope; nothing, when the rule is for any element.
const SCOPED = /([^\s,;{}()>+~]*):where\(\.([\w-]+)\)/g
const TAG_WITH_CLASS = /<([a-z][\w-]*)((?:[^<>]|=>)*?) class="([^"<>$]*)"/g

/**
 * Takes scope names from elements for which their component has no rule: Astro writes one on every element, a tenth of the HTML.
 * Works on the built modules, so pages are rendered without them.
 */
export function dropIdleScopes(stylesheets: Iterable<string>): (module: string) => string {
  const wantedBy = new Map<string, Wanted[]>()
  // Rules for elements of any class, such as lists that are laid out.
  const classed = new Set<string>()
  for (const css of stylesheets) {
    for (const [, tag = ''] of css.matchAll(/([a-z][\w-]*)\[class\]/g)) classed.add(tag)
    for (const [, compound = '', scope = ''] of css.matchAll(SCOPED)) {
      const wanted = wantedBy.get(scope) ?? []
      wantedBy.set(scope, wanted)
      wanted.push({
        tag: /^[a-z][\w-]*/.exec(compound)?.[0],
        classes: [...compound.matchAll(/\.([\w-]+)/g)].map(([, name]) => name as string),
      })
    }
  }
  const isIdle = (scope: string, tag: string, classes: string[]) =>
    wantedBy
      .get(scope)
      ?.every((wanted) => (wanted.tag ?? tag) !== tag || !wanted.classes.every((name) => classes.includes(name))) ??
    false

  return (module) =>
    module.replace(TAG_WITH_CLASS, (all: string, tag: string, between: string, value: string) => {
      const classes = value.split(' ')
      const kept = classes.filter((name) => !isIdle(name, tag, classes))
      if (kept.length === classes.length || (kept.length === 0 && classed.has(tag))) return all
      return `<${tag}${between}${kept.length > 0 ? ` class="${kept.join(' ')}"` : ''}`
    })
}
