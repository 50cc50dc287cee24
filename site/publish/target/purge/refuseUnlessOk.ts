/** Throws what a cache's API answered when it did not do what it was asked for. */
export async function refuseUnlessOk(service: string, response: Response): Promise<void> {
  if (response.ok) return void (await response.arrayBuffer())
  const text = (await response.text().catch(() => '')).slice(0, 300)
  throw new Error(`${service} answers ${response.status}. ${text}`.trim())
}
