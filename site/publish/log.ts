/** One line of JSON per event, for people and collectors alike. */
export function log(event: string, details: Record<string, unknown> = {}): void {
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), service: 'publisher', event, ...details })}\n`,
  )
}
