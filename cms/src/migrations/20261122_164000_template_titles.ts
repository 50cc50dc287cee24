import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// Each language begins with the name that both had; it can be translated from then on.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`__new_mail_templates_locales\` (
  	\`title\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`body\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mail_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(
    sql`INSERT INTO \`__new_mail_templates_locales\`("title", "subject", "body", "id", "_locale", "_parent_id") SELECT "template"."title", "words"."subject", "words"."body", "words"."id", "words"."_locale", "words"."_parent_id" FROM \`mail_templates_locales\` AS "words" JOIN \`mail_templates\` AS "template" ON "template"."id" = "words"."_parent_id";`,
  )
  await db.run(sql`DROP TABLE \`mail_templates_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_mail_templates_locales\` RENAME TO \`mail_templates_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`mail_templates_locales_locale_parent_id_unique\` ON \`mail_templates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`mail_templates_locales_by_parent_idx\` ON \`mail_templates_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`mail_templates\` DROP COLUMN \`title\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`mail_templates\` ADD \`title\` text DEFAULT '' NOT NULL;`)
  await db.run(sql`UPDATE \`mail_templates\` SET "title" = COALESCE((SELECT "title" FROM \`mail_templates_locales\` WHERE "_parent_id" = "mail_templates"."id" ORDER BY "_locale" DESC LIMIT 1), "key");`)
  await db.run(sql`ALTER TABLE \`mail_templates_locales\` DROP COLUMN \`title\`;`)
}
