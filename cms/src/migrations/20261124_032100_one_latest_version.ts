import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

// Versions written within one millisecond were both the latest, and lists showed their entry twice: the one written last stays it.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const tables = await db.all<{ name: string }>(
    sql`SELECT m.name FROM sqlite_master AS m WHERE m.type = 'table' AND (SELECT count(*) FROM pragma_table_info(m.name) WHERE name IN ('parent_id', 'latest', 'updated_at', 'version_updated_at')) = 4`,
  )
  for (const { name } of tables)
    await db.run(
      sql.raw(
        `UPDATE "${name}" SET latest = 0 WHERE latest = 1 AND EXISTS (SELECT 1 FROM "${name}" AS later WHERE later.parent_id = "${name}".parent_id AND later.latest = 1 AND (later.updated_at, later.id) > ("${name}".updated_at, "${name}".id))`,
      ),
    )
}

// What was wrong is not made again.
export async function down(): Promise<void> {}
