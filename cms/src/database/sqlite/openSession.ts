import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'

type Drizzle = ReturnType<typeof drizzle>
type Schema = Record<string, unknown>

/** What drizzle's own `drizzle()` puts together for a client, as far as it can be used for another one. */
interface Template {
  constructor: new (mode: 'async', dialect: unknown, session: unknown, relations: unknown) => Drizzle
  dialect: unknown
  session: {
    constructor: new (client: object, dialect: unknown, relations: unknown, options: object, tx: undefined) => object
  }
  /** The relations of every table, read out of the schema. */
  _: unknown
}

const templates = new WeakMap<Schema, Template>()

/**
 * A drizzle database for one transaction's client. `drizzle()` reads the relations out of the whole schema each time, which costs
 * more than a form's statements do; here they are read once.
 */
export function openSession(client: object, schema: Schema, logger: unknown): Drizzle {
  let template = templates.get(schema)
  if (!template) {
    template = drizzle(client as never, { schema, logger: (logger || false) as never }) as unknown as Template
    templates.set(schema, template)
  }
  const { _: relations, constructor: Database, dialect, session } = template
  const own = new session.constructor(client, dialect, relations, { logger: logger || undefined }, undefined)
  return new Database('async', dialect, own, relations)
}
