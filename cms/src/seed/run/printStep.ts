/** Does a piece of work and prints its name, what came of it and how long it took. */
export async function printStep(name: string, work: () => Promise<string>): Promise<void> {
  const begun = performance.now()
  const result = await work()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`  ${name.padEnd(26)} ${result} (${seconds} s)`)
}
