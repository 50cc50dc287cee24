/** Names a release so that names sort as releases follow each other: `20260131-101500-42`. */
export function releaseIdOf(number: number, timestamp: number): string {
  const [date = '', time = ''] = new Date(timestamp).toISOString().split('T')
  return `${date.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '')}-${number}`
}
