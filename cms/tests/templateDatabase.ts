/** Placeholder until the collections exist. */
export default function setup() {
  return undefined
}
