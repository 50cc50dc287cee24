import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`services_id\` text(36),
  	\`industry_solutions_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`industry_solutions_id\`) REFERENCES \`industry_solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_rels_order_idx\` ON \`pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_parent_idx\` ON \`pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_path_idx\` ON \`pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_locale_idx\` ON \`pages_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_services_id_idx\` ON \`pages_rels\` (\`services_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_industry_solutions_id_idx\` ON \`pages_rels\` (\`industry_solutions_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`locale\` text,
  	\`services_id\` text(36),
  	\`industry_solutions_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`industry_solutions_id\`) REFERENCES \`industry_solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_order_idx\` ON \`_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_parent_idx\` ON \`_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_path_idx\` ON \`_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_locale_idx\` ON \`_pages_v_rels\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_services_id_idx\` ON \`_pages_v_rels\` (\`services_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_industry_solutions_id_idx\` ON \`_pages_v_rels\` (\`industry_solutions_id\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`attempts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`sender\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`attempts_updated_at_idx\` ON \`attempts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`attempts_created_at_idx\` ON \`attempts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`sender_createdAt_idx\` ON \`attempts\` (\`sender\`,\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`pages_blocks_form\` ADD \`report_id\` text(36) REFERENCES reports(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_form\` ADD \`vacancy_id\` text(36) REFERENCES vacancies(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`pages_blocks_form_report_idx\` ON \`pages_blocks_form\` (\`report_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_form_vacancy_idx\` ON \`pages_blocks_form\` (\`vacancy_id\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_form\` ADD \`report_id\` text(36) REFERENCES reports(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_form\` ADD \`vacancy_id\` text(36) REFERENCES vacancies(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_form_report_idx\` ON \`_pages_v_blocks_form\` (\`report_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_form_vacancy_idx\` ON \`_pages_v_blocks_form\` (\`vacancy_id\`);`)
  await db.run(sql`ALTER TABLE \`applications_answers\` ADD \`file_id\` text(36) REFERENCES files(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`applications_answers\` ADD \`ruled_out\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`applications_answers_file_idx\` ON \`applications_answers\` (\`file_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pages_rels\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_rels\`;`)
  await db.run(sql`DROP TABLE \`attempts\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_pages_blocks_form\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	\`form\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_pages_blocks_form\`("_order", "_parent_id", "_path", "_locale", "id", "heading", "text", "form", "block_name") SELECT "_order", "_parent_id", "_path", "_locale", "id", "heading", "text", "form", "block_name" FROM \`pages_blocks_form\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_form\`;`)
  await db.run(sql`ALTER TABLE \`__new_pages_blocks_form\` RENAME TO \`pages_blocks_form\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`pages_blocks_form_order_idx\` ON \`pages_blocks_form\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_form_parent_id_idx\` ON \`pages_blocks_form\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_form_path_idx\` ON \`pages_blocks_form\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_form_locale_idx\` ON \`pages_blocks_form\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new__pages_v_blocks_form\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	\`form\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__pages_v_blocks_form\`("_order", "_parent_id", "_path", "_locale", "id", "heading", "text", "form", "_uuid", "block_name") SELECT "_order", "_parent_id", "_path", "_locale", "id", "heading", "text", "form", "_uuid", "block_name" FROM \`_pages_v_blocks_form\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_form\`;`)
  await db.run(sql`ALTER TABLE \`__new__pages_v_blocks_form\` RENAME TO \`_pages_v_blocks_form\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_form_order_idx\` ON \`_pages_v_blocks_form\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_form_parent_id_idx\` ON \`_pages_v_blocks_form\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_form_path_idx\` ON \`_pages_v_blocks_form\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_form_locale_idx\` ON \`_pages_v_blocks_form\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new_applications_answers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`label\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_applications_answers\`("_order", "_parent_id", "id", "key", "label", "value") SELECT "_order", "_parent_id", "id", "key", "label", "value" FROM \`applications_answers\`;`)
  await db.run(sql`DROP TABLE \`applications_answers\`;`)
  await db.run(sql`ALTER TABLE \`__new_applications_answers\` RENAME TO \`applications_answers\`;`)
  await db.run(sql`CREATE INDEX \`applications_answers_order_idx\` ON \`applications_answers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`applications_answers_parent_id_idx\` ON \`applications_answers\` (\`_parent_id\`);`)
}
