import { isIPv6 } from 'node:net'

/**
 * Where a request came from, for counting. Our web server writes the address it sees over whatever a client claims; a proxy in
 * front that is trusted adds its own behind it, so the last address is the only one that nobody else could write. An IPv6 network of
 * one customer (/64) counts as one: its addresses cost nothing.
 */
export function addressOf({ headers }: { headers: Headers }): string {
  const written = headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim().toLowerCase() ?? ''
  // Some proxies write the port behind it, which is another one for each connection.
  const address = /^\[([^\]]*)\](?::\d+)?$/.exec(written)?.[1] ?? /^([\d.]+):\d+$/.exec(written)?.[1] ?? written
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  if (mapped) return mapped
  return isIPv6(address) ? networkOf(address) : address.slice(0, 64) || 'direct'
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const groups = [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${groups.join(':')}::/64`
}
