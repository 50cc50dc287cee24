import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`applicants_also_known_as\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`fact\` text NOT NULL,
  	\`value\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`applicants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`applicants_also_known_as_order_idx\` ON \`applicants_also_known_as\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`applicants_also_known_as_parent_id_idx\` ON \`applicants_also_known_as\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`applicants_also_known_as_value_idx\` ON \`applicants_also_known_as\` (\`value\`);`)
  await db.run(sql`CREATE TABLE \`applicants_suggestions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`fact\` text NOT NULL,
  	\`value\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`applicants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`applicants_suggestions_order_idx\` ON \`applicants_suggestions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`applicants_suggestions_parent_id_idx\` ON \`applicants_suggestions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`applications_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`applications_texts_order_parent\` ON \`applications_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`applications_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`applications_rels_order_idx\` ON \`applications_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`applications_rels_parent_idx\` ON \`applications_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_rels_path_idx\` ON \`applications_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`applications_rels_users_id_idx\` ON \`applications_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`interviews_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`interviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`interviews_rels_order_idx\` ON \`interviews_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`interviews_rels_parent_idx\` ON \`interviews_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`interviews_rels_path_idx\` ON \`interviews_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`interviews_rels_users_id_idx\` ON \`interviews_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`hiring_tasks\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`application_id\` text(36),
  	\`assignee_id\` text(36),
  	\`due_at\` text,
  	\`done_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`application_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`hiring_tasks_application_idx\` ON \`hiring_tasks\` (\`application_id\`);`)
  await db.run(sql`CREATE INDEX \`hiring_tasks_assignee_idx\` ON \`hiring_tasks\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`hiring_tasks_due_at_idx\` ON \`hiring_tasks\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`hiring_tasks_done_at_idx\` ON \`hiring_tasks\` (\`done_at\`);`)
  await db.run(sql`CREATE INDEX \`hiring_tasks_updated_at_idx\` ON \`hiring_tasks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`hiring_tasks_created_at_idx\` ON \`hiring_tasks\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`vacancy_announcements\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`vacancy\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`recipients\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`vacancy_announcements_vacancy_idx\` ON \`vacancy_announcements\` (\`vacancy\`);`)
  await db.run(sql`CREATE INDEX \`vacancy_announcements_updated_at_idx\` ON \`vacancy_announcements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancy_announcements_created_at_idx\` ON \`vacancy_announcements\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`deletion_certificates\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`reference\` text NOT NULL,
  	\`reason\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`detail\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`deletion_certificates_reference_idx\` ON \`deletion_certificates\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`deletion_certificates_at_idx\` ON \`deletion_certificates\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`deletion_certificates_updated_at_idx\` ON \`deletion_certificates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`deletion_certificates_created_at_idx\` ON \`deletion_certificates\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`equal_opportunity_answers\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`month\` text NOT NULL,
  	\`gender\` text,
  	\`age_group\` text,
  	\`disability\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`equal_opportunity_answers_month_idx\` ON \`equal_opportunity_answers\` (\`month\`);`)
  await db.run(sql`CREATE TABLE \`hiring_desk_stage_actions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`stage\` text NOT NULL,
  	\`template_id\` text(36),
  	\`due_days\` numeric DEFAULT 2,
  	FOREIGN KEY (\`template_id\`) REFERENCES \`mail_templates\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`hiring_desk\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`hiring_desk_stage_actions_order_idx\` ON \`hiring_desk_stage_actions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`hiring_desk_stage_actions_parent_id_idx\` ON \`hiring_desk_stage_actions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`hiring_desk_stage_actions_template_idx\` ON \`hiring_desk_stage_actions\` (\`template_id\`);`)
  await db.run(sql`CREATE TABLE \`hiring_desk_stage_actions_locales\` (
  	\`task\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`hiring_desk_stage_actions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`hiring_desk_stage_actions_locales_locale_parent_id_unique\` ON \`hiring_desk_stage_actions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`hiring_desk_criteria\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`hiring_desk\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`hiring_desk_criteria_order_idx\` ON \`hiring_desk_criteria\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`hiring_desk_criteria_parent_id_idx\` ON \`hiring_desk_criteria\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`hiring_desk_criteria_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`hiring_desk_criteria\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`hiring_desk_criteria_locales_locale_parent_id_unique\` ON \`hiring_desk_criteria_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`hiring_desk\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`undo_minutes\` numeric DEFAULT 60,
  	\`asks_equal_opportunity\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`closed_at\` text;`)
  await db.run(sql`CREATE INDEX \`vacancies_closed_at_idx\` ON \`vacancies\` (\`closed_at\`);`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_closed_at\` text;`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_closed_at_idx\` ON \`_vacancies_v\` (\`version_closed_at\`);`)
  await db.run(sql`ALTER TABLE \`applicants\` ADD \`name_key\` text;`)
  await db.run(sql`ALTER TABLE \`applicants\` ADD \`reminded_at\` text;`)
  await db.run(sql`ALTER TABLE \`applicants\` ADD \`anonymised_at\` text;`)
  await db.run(sql`CREATE INDEX \`applicants_name_key_idx\` ON \`applicants\` (\`name_key\`);`)
  await db.run(sql`CREATE INDEX \`applicants_anonymised_at_idx\` ON \`applicants\` (\`anonymised_at\`);`)
  await db.run(sql`ALTER TABLE \`applications_history\` ADD \`reason_id\` text(36) REFERENCES rejection_reasons(id);`)
  await db.run(sql`ALTER TABLE \`applications_history\` ADD \`is_undo\` integer;`)
  await db.run(sql`CREATE INDEX \`applications_history_reason_idx\` ON \`applications_history\` (\`reason_id\`);`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`rating\` numeric;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`knocked_out\` integer;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`stage_since\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`revision\` numeric DEFAULT 0;`)
  await db.run(sql`CREATE INDEX \`applications_rating_idx\` ON \`applications\` (\`rating\`);`)
  await db.run(sql`CREATE INDEX \`applications_knocked_out_idx\` ON \`applications\` (\`knocked_out\`);`)
  await db.run(sql`CREATE INDEX \`applications_stage_since_idx\` ON \`applications\` (\`stage_since\`);`)
  await db.run(sql`CREATE INDEX \`stage_stageSince_idx\` ON \`applications\` (\`stage\`,\`stage_since\`);`)
  await db.run(sql`CREATE INDEX \`vacancy_stage_stageSince_idx\` ON \`applications\` (\`vacancy_id\`,\`stage\`,\`stage_since\`);`)
  await db.run(sql`ALTER TABLE \`interviews\` ADD \`duration_minutes\` numeric DEFAULT 60;`)
  await db.run(sql`ALTER TABLE \`interviews\` ADD \`state\` text DEFAULT 'proposed' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`interviews\` ADD \`candidate_message\` text;`)
  await db.run(sql`ALTER TABLE \`interviews\` ADD \`sequence\` numeric DEFAULT 0;`)
  await db.run(sql`CREATE INDEX \`interviews_state_idx\` ON \`interviews\` (\`state\`);`)
  await db.run(sql`ALTER TABLE \`job_alerts\` ADD \`last_sent_at\` text;`)
  await db.run(sql`ALTER TABLE \`job_alerts\` ADD \`text_version\` text;`)
  await db.run(sql`ALTER TABLE \`files\` ADD \`text\` text;`)
  await db.run(sql`ALTER TABLE \`files\` ADD \`text_state\` text;`)
  await db.run(sql`CREATE INDEX \`files_text_state_idx\` ON \`files\` (\`text_state\`);`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`send_at\` text;`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`from\` text;`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`headers\` text;`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`calendar\` text;`)
  await db.run(sql`ALTER TABLE \`mails_rels\` ADD \`applicants_id\` text(36) REFERENCES applicants(id);`)
  await db.run(sql`ALTER TABLE \`mails_rels\` ADD \`job_alerts_id\` text(36) REFERENCES job_alerts(id);`)
  await db.run(sql`CREATE INDEX \`mails_rels_applicants_id_idx\` ON \`mails_rels\` (\`applicants_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_rels_job_alerts_id_idx\` ON \`mails_rels\` (\`job_alerts_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`hiring_tasks_id\` text(36) REFERENCES hiring_tasks(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`vacancy_announcements_id\` text(36) REFERENCES vacancy_announcements(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`deletion_certificates_id\` text(36) REFERENCES deletion_certificates(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`equal_opportunity_answers_id\` text(36) REFERENCES equal_opportunity_answers(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_hiring_tasks_id_idx\` ON \`payload_locked_documents_rels\` (\`hiring_tasks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vacancy_announcements_id_idx\` ON \`payload_locked_documents_rels\` (\`vacancy_announcements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deletion_certificates_id_idx\` ON \`payload_locked_documents_rels\` (\`deletion_certificates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_equal_opportunity_answers__idx\` ON \`payload_locked_documents_rels\` (\`equal_opportunity_answers_id\`);`)
  // Applications from before are in their stage since their last change, as far as anybody knows.
  await db.run(sql`UPDATE \`applications\` SET \`stage_since\` = \`updated_at\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`applicants_also_known_as\`;`)
  await db.run(sql`DROP TABLE \`applicants_suggestions\`;`)
  await db.run(sql`DROP TABLE \`applications_texts\`;`)
  await db.run(sql`DROP TABLE \`applications_rels\`;`)
  await db.run(sql`DROP TABLE \`interviews_rels\`;`)
  await db.run(sql`DROP TABLE \`hiring_tasks\`;`)
  await db.run(sql`DROP TABLE \`vacancy_announcements\`;`)
  await db.run(sql`DROP TABLE \`deletion_certificates\`;`)
  await db.run(sql`DROP TABLE \`equal_opportunity_answers\`;`)
  await db.run(sql`DROP TABLE \`hiring_desk_stage_actions\`;`)
  await db.run(sql`DROP TABLE \`hiring_desk_stage_actions_locales\`;`)
  await db.run(sql`DROP TABLE \`hiring_desk_criteria\`;`)
  await db.run(sql`DROP TABLE \`hiring_desk_criteria_locales\`;`)
  await db.run(sql`DROP TABLE \`hiring_desk\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_applications_history\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`by_id\` text(36),
  	\`at\` text,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_applications_history\`("_order", "_parent_id", "id", "from", "to", "by_id", "at") SELECT "_order", "_parent_id", "id", "from", "to", "by_id", "at" FROM \`applications_history\`;`)
  await db.run(sql`DROP TABLE \`applications_history\`;`)
  await db.run(sql`ALTER TABLE \`__new_applications_history\` RENAME TO \`applications_history\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`applications_history_order_idx\` ON \`applications_history\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`applications_history_parent_id_idx\` ON \`applications_history\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_history_by_idx\` ON \`applications_history\` (\`by_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_mails_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` text(36),
  	\`applications_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`applications_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_mails_rels\`("id", "order", "parent_id", "path", "contacts_id", "applications_id") SELECT "id", "order", "parent_id", "path", "contacts_id", "applications_id" FROM \`mails_rels\`;`)
  await db.run(sql`DROP TABLE \`mails_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_mails_rels\` RENAME TO \`mails_rels\`;`)
  await db.run(sql`CREATE INDEX \`mails_rels_order_idx\` ON \`mails_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`mails_rels_parent_idx\` ON \`mails_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_rels_path_idx\` ON \`mails_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`mails_rels_contacts_id_idx\` ON \`mails_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_rels_applications_id_idx\` ON \`mails_rels\` (\`applications_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` text(36),
  	\`services_id\` text(36),
  	\`industry_solutions_id\` text(36),
  	\`blogs_id\` text(36),
  	\`news_id\` text(36),
  	\`case_studies_id\` text(36),
  	\`categories_id\` text(36),
  	\`keywords_id\` text(36),
  	\`partners_id\` text(36),
  	\`clients_id\` text(36),
  	\`leaders_id\` text(36),
  	\`offices_id\` text(36),
  	\`testimonials_id\` text(36),
  	\`reports_id\` text(36),
  	\`media_kit_id\` text(36),
  	\`vacancies_id\` text(36),
  	\`job_titles_id\` text(36),
  	\`media_id\` text(36),
  	\`redirects_id\` text(36),
  	\`applicants_id\` text(36),
  	\`applications_id\` text(36),
  	\`interviews_id\` text(36),
  	\`rejection_reasons_id\` text(36),
  	\`mail_templates_id\` text(36),
  	\`job_alerts_id\` text(36),
  	\`contacts_id\` text(36),
  	\`files_id\` text(36),
  	\`mails_id\` text(36),
  	\`comments_id\` text(36),
  	\`bundles_id\` text(36),
  	\`preview_links_id\` text(36),
  	\`users_id\` text(36),
  	\`releases_id\` text(36),
  	\`audit_log_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`industry_solutions_id\`) REFERENCES \`industry_solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blogs_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`case_studies_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`keywords_id\`) REFERENCES \`keywords\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`partners_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`clients_id\`) REFERENCES \`clients\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`leaders_id\`) REFERENCES \`leaders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offices_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonials_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reports_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_kit_id\`) REFERENCES \`media_kit\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vacancies_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`job_titles_id\`) REFERENCES \`job_titles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`applicants_id\`) REFERENCES \`applicants\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`applications_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`interviews_id\`) REFERENCES \`interviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rejection_reasons_id\`) REFERENCES \`rejection_reasons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mail_templates_id\`) REFERENCES \`mail_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`job_alerts_id\`) REFERENCES \`job_alerts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`comments_id\`) REFERENCES \`comments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bundles_id\`) REFERENCES \`bundles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`preview_links_id\`) REFERENCES \`preview_links\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`releases_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_log_id\`) REFERENCES \`audit_log\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "services_id", "industry_solutions_id", "blogs_id", "news_id", "case_studies_id", "categories_id", "keywords_id", "partners_id", "clients_id", "leaders_id", "offices_id", "testimonials_id", "reports_id", "media_kit_id", "vacancies_id", "job_titles_id", "media_id", "redirects_id", "applicants_id", "applications_id", "interviews_id", "rejection_reasons_id", "mail_templates_id", "job_alerts_id", "contacts_id", "files_id", "mails_id", "comments_id", "bundles_id", "preview_links_id", "users_id", "releases_id", "audit_log_id") SELECT "id", "order", "parent_id", "path", "pages_id", "services_id", "industry_solutions_id", "blogs_id", "news_id", "case_studies_id", "categories_id", "keywords_id", "partners_id", "clients_id", "leaders_id", "offices_id", "testimonials_id", "reports_id", "media_kit_id", "vacancies_id", "job_titles_id", "media_id", "redirects_id", "applicants_id", "applications_id", "interviews_id", "rejection_reasons_id", "mail_templates_id", "job_alerts_id", "contacts_id", "files_id", "mails_id", "comments_id", "bundles_id", "preview_links_id", "users_id", "releases_id", "audit_log_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_industry_solutions_id_idx\` ON \`payload_locked_documents_rels\` (\`industry_solutions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blogs_id_idx\` ON \`payload_locked_documents_rels\` (\`blogs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_case_studies_id_idx\` ON \`payload_locked_documents_rels\` (\`case_studies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_keywords_id_idx\` ON \`payload_locked_documents_rels\` (\`keywords_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_partners_id_idx\` ON \`payload_locked_documents_rels\` (\`partners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_clients_id_idx\` ON \`payload_locked_documents_rels\` (\`clients_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leaders_id_idx\` ON \`payload_locked_documents_rels\` (\`leaders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_offices_id_idx\` ON \`payload_locked_documents_rels\` (\`offices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_testimonials_id_idx\` ON \`payload_locked_documents_rels\` (\`testimonials_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_kit_id_idx\` ON \`payload_locked_documents_rels\` (\`media_kit_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vacancies_id_idx\` ON \`payload_locked_documents_rels\` (\`vacancies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_job_titles_id_idx\` ON \`payload_locked_documents_rels\` (\`job_titles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_applicants_id_idx\` ON \`payload_locked_documents_rels\` (\`applicants_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_applications_id_idx\` ON \`payload_locked_documents_rels\` (\`applications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_interviews_id_idx\` ON \`payload_locked_documents_rels\` (\`interviews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_rejection_reasons_id_idx\` ON \`payload_locked_documents_rels\` (\`rejection_reasons_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mail_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`mail_templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_job_alerts_id_idx\` ON \`payload_locked_documents_rels\` (\`job_alerts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contacts_id_idx\` ON \`payload_locked_documents_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_files_id_idx\` ON \`payload_locked_documents_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_comments_id_idx\` ON \`payload_locked_documents_rels\` (\`comments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_bundles_id_idx\` ON \`payload_locked_documents_rels\` (\`bundles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_preview_links_id_idx\` ON \`payload_locked_documents_rels\` (\`preview_links_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_releases_id_idx\` ON \`payload_locked_documents_rels\` (\`releases_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_log_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_log_id\`);`)
  await db.run(sql`DROP INDEX \`vacancies_closed_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`vacancies\` DROP COLUMN \`closed_at\`;`)
  await db.run(sql`DROP INDEX \`_vacancies_v_version_version_closed_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` DROP COLUMN \`version_closed_at\`;`)
  await db.run(sql`DROP INDEX \`applicants_name_key_idx\`;`)
  await db.run(sql`DROP INDEX \`applicants_anonymised_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`applicants\` DROP COLUMN \`name_key\`;`)
  await db.run(sql`ALTER TABLE \`applicants\` DROP COLUMN \`reminded_at\`;`)
  await db.run(sql`ALTER TABLE \`applicants\` DROP COLUMN \`anonymised_at\`;`)
  await db.run(sql`DROP INDEX \`applications_rating_idx\`;`)
  await db.run(sql`DROP INDEX \`applications_knocked_out_idx\`;`)
  await db.run(sql`DROP INDEX \`applications_stage_since_idx\`;`)
  await db.run(sql`DROP INDEX \`stage_stageSince_idx\`;`)
  await db.run(sql`DROP INDEX \`vacancy_stage_stageSince_idx\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`rating\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`knocked_out\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`stage_since\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`revision\`;`)
  await db.run(sql`DROP INDEX \`interviews_state_idx\`;`)
  await db.run(sql`ALTER TABLE \`interviews\` DROP COLUMN \`duration_minutes\`;`)
  await db.run(sql`ALTER TABLE \`interviews\` DROP COLUMN \`state\`;`)
  await db.run(sql`ALTER TABLE \`interviews\` DROP COLUMN \`candidate_message\`;`)
  await db.run(sql`ALTER TABLE \`interviews\` DROP COLUMN \`sequence\`;`)
  await db.run(sql`DROP INDEX \`files_text_state_idx\`;`)
  await db.run(sql`ALTER TABLE \`files\` DROP COLUMN \`text\`;`)
  await db.run(sql`ALTER TABLE \`files\` DROP COLUMN \`text_state\`;`)
  await db.run(sql`ALTER TABLE \`job_alerts\` DROP COLUMN \`last_sent_at\`;`)
  await db.run(sql`ALTER TABLE \`job_alerts\` DROP COLUMN \`text_version\`;`)
  await db.run(sql`ALTER TABLE \`mails\` DROP COLUMN \`send_at\`;`)
  await db.run(sql`ALTER TABLE \`mails\` DROP COLUMN \`from\`;`)
  await db.run(sql`ALTER TABLE \`mails\` DROP COLUMN \`headers\`;`)
  await db.run(sql`ALTER TABLE \`mails\` DROP COLUMN \`calendar\`;`)
}
