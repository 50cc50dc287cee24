interface Server {
  run(): Promise<unknown>
  httpServer: { address(): { port: number } }
}

// By a name that the compiler does not look up: it brings no types.
const MODULE: string = '@20minutes/s3rver'

/** The only keys that the test's object storage knows. */
const KEYS = 'S3RVER'

/** Starts an object storage with one empty bucket on loopback, which keeps its objects in a folder; what it returns are the settings for it. */
export async function startBucket(directory: string): Promise<Record<string, string>> {
  const name = 'diwan-uploads'
  const { default: S3rver } = (await import(MODULE)) as { default: new (options: object) => Server }
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    // It forgets the slash behind a bucket's name, which Amazon's own client signs.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name }],
  })
  await server.run()
  return {
    UPLOADS_BUCKET: name,
    S3_ENDPOINT: `http://127.0.0.1:${server.httpServer.address().port}`,
    S3_ACCESS_KEY_ID: KEYS,
    S3_SECRET_ACCESS_KEY: KEYS,
  }
}
