import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`share_of\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`share_digest\` text;`)
  await db.run(sql`CREATE INDEX \`media_share_of_idx\` ON \`media\` (\`share_of\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`media_share_of_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`share_of\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`share_digest\`;`)
}
