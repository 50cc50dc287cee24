import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`applications\` ADD \`content_digest\` text;`)
  await db.run(sql`ALTER TABLE \`contacts\` ADD \`content_digest\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`content_digest\`;`)
  await db.run(sql`ALTER TABLE \`contacts\` DROP COLUMN \`content_digest\`;`)
}
