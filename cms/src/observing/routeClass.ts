/** First parts of paths under `/api` that are one kind of work; everything else reads and writes documents. */
const CLASSES: Record<string, string> = {
  health: 'health',
  ready: 'health',
  metrics: 'health',
  publishing: 'publishing',
  admin: 'admin',
  'menu-blogs': 'site',
  user: 'session',
  users: 'session',
  candidate: 'candidate',
  alerts: 'form',
}

/** One of few names for what a call is about: figures by path would be without end. */
export function routeClass(route: string): string {
  if (/\/submit$/.test(route)) return 'form'
  if (route.includes('/file/')) return 'file'
  return CLASSES[route.split('/')[1] ?? ''] ?? 'documents'
}
