/**
 * Reads pages again and again until it is told to stop, as a visitor who never rests. A round counts when one release was live
 * from its first page to its last; it is mixed when only some of its pages have the marker.
 */
export function watchRelease(origin: string, paths: string[], marker: string) {
  const seen = { rounds: 0, mixed: 0, faults: [] as string[], releases: new Set<string>() }
  let isOver = false
  const release = async () => ((await (await fetch(`${origin}/builds/latest.json`)).json()) as { id: string }).id
  const loop = async () => {
    while (!isOver) {
      const before = await release()
      const pages = await Promise.all(paths.map(async (path) => ({ path, answer: await fetch(origin + path) })))
      const texts = await Promise.all(pages.map(({ answer }) => answer.text()))
      seen.releases.add(before)
      for (const { path, answer } of pages) if (answer.status !== 200) seen.faults.push(`${path} ${answer.status}`)
      if (before !== (await release())) continue
      seen.rounds += 1
      if (new Set(texts.map((text) => text.includes(marker))).size > 1) seen.mixed += 1
    }
  }
  const done = loop()
  return async () => {
    isOver = true
    await done
    seen.releases.add(await release())
    return seen
  }
}
