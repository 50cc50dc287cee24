/** Work by name: what is asked for again while it runs is not done a second time, and ends for both alike. */
export function whileRunning<T>() {
  const running = new Map<string, Promise<T>>()
  return (name: string, work: () => Promise<T>): Promise<T> => {
    const own = running.get(name) ?? work().finally(() => running.delete(name))
    running.set(name, own)
    return own
  }
}
