/** Next calls this once when the server starts. */
export async function register(): Promise<void> {
  // Read here and not through env.ts: Next replaces both by constants, so that other runtimes do not load Payload.
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { startRuntime } = await import('./startRuntime')
  await startRuntime()
}
