import { readEnv } from './env.ts'
import { createWebServer } from './webServer.ts'

const env = readEnv()
const server = createWebServer(env)

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${env.port} is in use. Stop what uses it, or set SITE_PORT in .env to another port.`
      : `The web server cannot listen on ${env.host}:${env.port}: ${error.message}`,
  )
  process.exit(1)
})
server.listen(env.port, env.host, () => console.log(`web: listening on http://${env.host}:${env.port}`))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), 5_000).unref()
  })
}
