/** Whether an address is an origin alone: what else it said would be cut off unseen. */
export function isOrigin(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && url.pathname === '/' && !(url.search || url.hash || url.username || url.password)
}
