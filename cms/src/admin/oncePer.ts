/** The action, at most once in `period` (ms): a call that comes sooner after the last one that acted does nothing. */
export function oncePer(period: number, action: () => void): () => void {
  let isResting = false
  return () => {
    if (isResting) return
    isResting = true
    setTimeout(() => {
      isResting = false
    }, period)
    action()
  }
}
