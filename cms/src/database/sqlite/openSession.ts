import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'

type Drizzle = ReturnType<typeof drizzle>
type Schema = Record<string, unknown>

/** What drizzle's own `drizzle()` puts together for a client, as far as it can be used for another one. */
interface Template {
  dialect: unknown
  /** A builder of queries for each table, which runs them in the template's session. */
  query: Record<string, { session: object }>
  session: {
    constructor: new (client: object, dialect: unknown, relations: unknown, options: object, tx: undefined) => object
  }
  /** The relations of every table, read out of the schema. */
  _: unknown
}

const templates = new WeakMap<Schema, Template>()

/**
 * A drizzle database for one transaction's client. `drizzle()` reads the relations out of the whole schema each time, and makes a
 * builder of queries for each of hundreds of tables, which costs more than a form's statements do; here both are made once.
 */
export function openSession(client: object, schema: Schema, logger: unknown): Drizzle {
  let template = templates.get(schema)
  if (!template) {
    template = drizzle(client as never, { schema, logger: (logger || false) as never }) as unknown as Template
    templates.set(schema, template)
  }
  const { _: relations, dialect, query, session } = template
  const own = new session.constructor(client, dialect, relations, { logger: logger || undefined }, undefined)
  const ownQuery = new Proxy(query, {
    get: (builders, name: string) => builders[name] && alike(builders[name], { session: own }),
  })
  return alike(template as unknown as Drizzle, { session: own, query: ownQuery })
}

/** An object of the same class with the same fields, but for some. */
const alike = <T extends object>(object: T, fields: object): T =>
  Object.assign(Object.create(Object.getPrototypeOf(object) as object) as T, object, fields)
