// Loading the library behind the figures takes a start a tenth of a second: it waits until somebody needs them.
const figures = () => import('./releaseFigures.ts')

/** Counts a release that visitors see, and how long it took in milliseconds. */
export function countLive(durationMs: number): void {
  void figures().then((loaded) => loaded.countLive(durationMs))
}

/** Counts an attempt after which visitors see what they saw before. */
export function countFailed(): void {
  void figures().then((loaded) => loaded.countFailed())
}
