interface Said {
  message: string
  path: string
}

/**
 * What Payload's own judgement says about the fields of a document; `undefined` for any other error. Told by its shape: in
 * production each route's bundle has a copy of Payload, so an error may be of another copy's class.
 */
export function invalidFieldsOf(error: unknown): Said[] | undefined {
  if (!(error instanceof Error) || !('data' in error)) return undefined
  const { errors } = (error.data ?? {}) as { errors?: unknown }
  if (!Array.isArray(errors) || !errors.every(isSaid)) return undefined
  // How the tables of a database are called is nobody's business.
  return errors.map(({ tableName: _, ...said }: Said & { tableName?: unknown }) => said)
}

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && 'path' in value && 'message' in value
