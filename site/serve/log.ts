/** One line of JSON per event, as the other parts write them. */
export function log(event: string, details: Record<string, unknown> = {}): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), service: 'web', event, ...details })}\n`)
}
