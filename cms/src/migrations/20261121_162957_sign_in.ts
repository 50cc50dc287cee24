import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users\` ADD \`second_factor_secret\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`second_factor_pending_secret\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`second_factor_enabled_at\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`second_factor_last_step\` numeric;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`second_factor_recovery_codes\` text;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`login_attempts\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`lock_until\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users\` ADD \`login_attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`lock_until\` text;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`second_factor_secret\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`second_factor_pending_secret\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`second_factor_enabled_at\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`second_factor_last_step\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`second_factor_recovery_codes\`;`)
}
