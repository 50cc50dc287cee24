import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

const references = [
  { table: 'bundles', column: 'published_by_id', index: 'bundles_published_by_idx', to: 'users', then: 'set null' },
  {
    table: 'applications_history',
    column: 'reason_id',
    index: 'applications_history_reason_idx',
    to: 'rejection_reasons',
    then: 'set null',
  },
  {
    table: 'mails_rels',
    column: 'applicants_id',
    index: 'mails_rels_applicants_id_idx',
    to: 'applicants',
    then: 'cascade',
  },
  {
    table: 'mails_rels',
    column: 'job_alerts_id',
    index: 'mails_rels_job_alerts_id_idx',
    to: 'job_alerts',
    then: 'cascade',
  },
]

// What a generated migration adds to a table forgets what happens when the other end is deleted: it could not be.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const { table, column, index, to, then } of references)
    for (const statement of [
      `ALTER TABLE \`${table}\` ADD \`new_${column}\` text(36) REFERENCES ${to}(id) ON UPDATE no action ON DELETE ${then}`,
      `UPDATE \`${table}\` SET \`new_${column}\` = \`${column}\``,
      `DROP INDEX \`${index}\``,
      `ALTER TABLE \`${table}\` DROP COLUMN \`${column}\``,
      `ALTER TABLE \`${table}\` RENAME COLUMN \`new_${column}\` TO \`${column}\``,
      `CREATE INDEX \`${index}\` ON \`${table}\` (\`${column}\`)`,
    ])
      await db.run(sql.raw(statement))
}

// The tables hold the same as before.
export async function down(): Promise<void> {}
