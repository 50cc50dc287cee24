const VERSION = /^(?:\d+\.\d+\.\d+(?:-[\w.]+)?|latest|next|beta)$/
const PACKAGE = /^(?:@[\w-]+\/)?[\w.-]+@\S+$/

/** What is to be installed for `VERSION [package@version…]`; throws a sentence when the arguments do not say it. */
export function packagesOf([version = '', ...others]: string[]): string[] {
  if (!VERSION.test(version)) {
    throw new Error('Say which Astro: npm run try:astro -- 7.4.0 [@astrojs/react@7.1.0 …], or latest.')
  }
  const unclear = others.find((one) => !PACKAGE.test(one))
  if (unclear !== undefined)
    throw new Error(`"${unclear}" is not a package with its version, like @astrojs/react@7.1.0.`)
  return [`astro@${version}`, ...others]
}
