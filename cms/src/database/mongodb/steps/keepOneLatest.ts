import type { MongooseAdapter } from '@payloadcms/db-mongodb'

interface Marked {
  _id: unknown
  parent: unknown
  updatedAt: Date
}

/**
 * Leaves each entry one latest version, the one written last, as the migration of SQLite does. Versions of one millisecond were both the
 * latest, and lists showed their entry twice.
 */
export async function keepOneLatest({ versions }: Pick<MongooseAdapter, 'versions'>): Promise<void> {
  for (const { collection } of Object.values(versions)) {
    const marked = collection.find<Marked>(
      { latest: true, parent: { $exists: true } },
      { projection: { parent: 1, updatedAt: 1 } },
    )
    const kept = new Map<string, Marked>()
    for await (const version of marked) {
      const other = kept.get(String(version.parent))
      const [earlier, later] = other && isLater(other, version) ? [version, other] : [other, version]
      kept.set(String(version.parent), later)
      if (earlier) await collection.updateOne({ _id: earlier._id as never }, { $unset: { latest: 1 } })
    }
  }
}

const isLater = (one: Marked, other: Marked) =>
  +one.updatedAt - +other.updatedAt > 0 || (+one.updatedAt === +other.updatedAt && String(one._id) > String(other._id))
