import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`contacts_answers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`subject\` text,
  	\`text\` text,
  	\`by_id\` text(36),
  	\`at\` text,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contacts_answers_order_idx\` ON \`contacts_answers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contacts_answers_parent_id_idx\` ON \`contacts_answers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`contacts_answers_by_idx\` ON \`contacts_answers\` (\`by_id\`);`)
  await db.run(sql`CREATE TABLE \`comments_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`comments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`comments_rels_order_idx\` ON \`comments_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`comments_rels_parent_idx\` ON \`comments_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_rels_path_idx\` ON \`comments_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`comments_rels_users_id_idx\` ON \`comments_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`bundles_globals\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`bundles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`bundles_globals_order_idx\` ON \`bundles_globals\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`bundles_globals_parent_idx\` ON \`bundles_globals\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`bundles_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`bundles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`bundles_languages_order_idx\` ON \`bundles_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`bundles_languages_parent_idx\` ON \`bundles_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`bundles_rels\` (
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`bundles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  	FOREIGN KEY (\`vacancies_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`bundles_rels_order_idx\` ON \`bundles_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`bundles_rels_parent_idx\` ON \`bundles_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`bundles_rels_path_idx\` ON \`bundles_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`bundles_rels_pages_id_idx\` ON \`bundles_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`bundles_rels_services_id_idx\` ON \`bundles_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`bundles_rels_industry_solutions_id_idx\` ON \`bundles_rels\` (\`industry_solutions_id\`);`)
  await db.run(sql`CREATE INDEX \`bundles_rels_blogs_id_idx\` ON \`bundles_rels\` (\`blogs_id\`);`)
  await db.run(sql`CREATE INDEX \`bundles_rels_news_id_idx\` ON \`bundles_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`bundles_rels_case_studies_id_idx\` ON \`bundles_rels\` (\`case_studies_id\`);`)
  await db.run(sql`CREATE INDEX \`bundles_rels_categories_id_idx\` ON \`bundles_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`bundles_rels_keywords_id_idx\` ON \`bundles_rels\` (\`keywords_id\`);`)
  await db.run(sql`CREATE INDEX \`bundles_rels_partners_id_idx\` ON \`bundles_rels\` (\`partners_id\`);`)
  await db.run(sql`CREATE INDEX \`bundles_rels_clients_id_idx\` ON \`bundles_rels\` (\`clients_id\`);`)
  await db.run(sql`CREATE INDEX \`bundles_rels_leaders_id_idx\` ON \`bundles_rels\` (\`leaders_id\`);`)
  await db.run(sql`CREATE INDEX \`bundles_rels_offices_id_idx\` ON \`bundles_rels\` (\`offices_id\`);`)
  await db.run(sql`CREATE INDEX \`bundles_rels_testimonials_id_idx\` ON \`bundles_rels\` (\`testimonials_id\`);`)
  await db.run(sql`CREATE INDEX \`bundles_rels_reports_id_idx\` ON \`bundles_rels\` (\`reports_id\`);`)
  await db.run(sql`CREATE INDEX \`bundles_rels_media_kit_id_idx\` ON \`bundles_rels\` (\`media_kit_id\`);`)
  await db.run(sql`CREATE INDEX \`bundles_rels_vacancies_id_idx\` ON \`bundles_rels\` (\`vacancies_id\`);`)
  await db.run(sql`CREATE TABLE \`reviews\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`collection\` text NOT NULL,
  	\`document_id\` text NOT NULL,
  	\`locale\` text,
  	\`state\` text NOT NULL,
  	\`asked_by_id\` text(36),
  	\`asked_at\` text,
  	\`decided_by_id\` text(36),
  	\`decided_at\` text,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`asked_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`decided_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reviews_state_idx\` ON \`reviews\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`reviews_asked_by_idx\` ON \`reviews\` (\`asked_by_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_asked_at_idx\` ON \`reviews\` (\`asked_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_decided_by_idx\` ON \`reviews\` (\`decided_by_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_updated_at_idx\` ON \`reviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_created_at_idx\` ON \`reviews\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`collection_documentId_state_idx\` ON \`reviews\` (\`collection\`,\`document_id\`,\`state\`);`)
  await db.run(sql`CREATE TABLE \`payload_query_presets\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`is_shared\` integer DEFAULT false,
  	\`access_read_constraint\` text DEFAULT 'onlyMe',
  	\`access_update_constraint\` text DEFAULT 'onlyMe',
  	\`access_delete_constraint\` text DEFAULT 'onlyMe',
  	\`where\` text,
  	\`columns\` text,
  	\`group_by\` text,
  	\`related_collection\` text NOT NULL,
  	\`is_temp\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_query_presets_updated_at_idx\` ON \`payload_query_presets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_query_presets_created_at_idx\` ON \`payload_query_presets\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_query_presets_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_query_presets\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_query_presets_rels_order_idx\` ON \`payload_query_presets_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_query_presets_rels_parent_idx\` ON \`payload_query_presets_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_query_presets_rels_path_idx\` ON \`payload_query_presets_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_query_presets_rels_users_id_idx\` ON \`payload_query_presets_rels\` (\`users_id\`);`)
  await db.run(sql`DROP TABLE \`bundles_items\`;`)
  await db.run(sql`DROP TABLE \`attempts\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
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
  	\`hiring_tasks_id\` text(36),
  	\`vacancy_announcements_id\` text(36),
  	\`deletion_certificates_id\` text(36),
  	\`equal_opportunity_answers_id\` text(36),
  	\`contacts_id\` text(36),
  	\`files_id\` text(36),
  	\`mails_id\` text(36),
  	\`comments_id\` text(36),
  	\`bundles_id\` text(36),
  	\`preview_links_id\` text(36),
  	\`users_id\` text(36),
  	\`releases_id\` text(36),
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
  	FOREIGN KEY (\`hiring_tasks_id\`) REFERENCES \`hiring_tasks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vacancy_announcements_id\`) REFERENCES \`vacancy_announcements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`deletion_certificates_id\`) REFERENCES \`deletion_certificates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`equal_opportunity_answers_id\`) REFERENCES \`equal_opportunity_answers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`comments_id\`) REFERENCES \`comments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bundles_id\`) REFERENCES \`bundles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`preview_links_id\`) REFERENCES \`preview_links\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`releases_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "services_id", "industry_solutions_id", "blogs_id", "news_id", "case_studies_id", "categories_id", "keywords_id", "partners_id", "clients_id", "leaders_id", "offices_id", "testimonials_id", "reports_id", "media_kit_id", "vacancies_id", "job_titles_id", "media_id", "redirects_id", "applicants_id", "applications_id", "interviews_id", "rejection_reasons_id", "mail_templates_id", "job_alerts_id", "hiring_tasks_id", "vacancy_announcements_id", "deletion_certificates_id", "equal_opportunity_answers_id", "contacts_id", "files_id", "mails_id", "comments_id", "bundles_id", "preview_links_id", "users_id", "releases_id") SELECT "id", "order", "parent_id", "path", "pages_id", "services_id", "industry_solutions_id", "blogs_id", "news_id", "case_studies_id", "categories_id", "keywords_id", "partners_id", "clients_id", "leaders_id", "offices_id", "testimonials_id", "reports_id", "media_kit_id", "vacancies_id", "job_titles_id", "media_id", "redirects_id", "applicants_id", "applications_id", "interviews_id", "rejection_reasons_id", "mail_templates_id", "job_alerts_id", "hiring_tasks_id", "vacancy_announcements_id", "deletion_certificates_id", "equal_opportunity_answers_id", "contacts_id", "files_id", "mails_id", "comments_id", "bundles_id", "preview_links_id", "users_id", "releases_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_hiring_tasks_id_idx\` ON \`payload_locked_documents_rels\` (\`hiring_tasks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vacancy_announcements_id_idx\` ON \`payload_locked_documents_rels\` (\`vacancy_announcements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deletion_certificates_id_idx\` ON \`payload_locked_documents_rels\` (\`deletion_certificates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_equal_opportunity_answers__idx\` ON \`payload_locked_documents_rels\` (\`equal_opportunity_answers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contacts_id_idx\` ON \`payload_locked_documents_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_files_id_idx\` ON \`payload_locked_documents_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_comments_id_idx\` ON \`payload_locked_documents_rels\` (\`comments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_bundles_id_idx\` ON \`payload_locked_documents_rels\` (\`bundles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_preview_links_id_idx\` ON \`payload_locked_documents_rels\` (\`preview_links_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_releases_id_idx\` ON \`payload_locked_documents_rels\` (\`releases_id\`);`)
  await db.run(sql`DROP INDEX \`audit_log_collection_idx\`;`)
  await db.run(sql`DROP INDEX \`audit_log_document_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`audit_log\` ADD \`name\` text;`)
  await db.run(sql`ALTER TABLE \`audit_log\` ADD \`title\` text;`)
  await db.run(sql`ALTER TABLE \`audit_log\` ADD \`locale\` text;`)
  await db.run(sql`CREATE INDEX \`collection_documentId_at_idx\` ON \`audit_log\` (\`collection\`,\`document_id\`,\`at\`);`)
  await db.run(sql`CREATE TABLE \`__new_site_settings_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`platform\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site_settings_social\`("_order", "_parent_id", "id", "platform", "url") SELECT "_order", "_parent_id", "id", "platform", "url" FROM \`site_settings_social\`;`)
  await db.run(sql`DROP TABLE \`site_settings_social\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_settings_social\` RENAME TO \`site_settings_social\`;`)
  await db.run(sql`CREATE INDEX \`site_settings_social_order_idx\` ON \`site_settings_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_social_parent_id_idx\` ON \`site_settings_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_site_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`logo_id\` text(36),
  	\`logo_dark_id\` text(36),
  	\`founded_year\` numeric,
  	\`email\` text,
  	\`phone\` text,
  	\`country\` text DEFAULT 'SA',
  	\`time_zone\` text DEFAULT 'Asia/Riyadh',
  	\`analytics_tag_manager_id\` text,
  	\`analytics_site_analytics_id\` text,
  	\`require_second_person\` integer DEFAULT false,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site_settings\`("id", "logo_id", "logo_dark_id", "founded_year", "email", "phone", "country", "time_zone", "analytics_tag_manager_id", "analytics_site_analytics_id", "require_second_person", "_status", "updated_at", "created_at") SELECT "id", "logo_id", "logo_dark_id", "founded_year", "email", "phone", "country", "time_zone", "analytics_tag_manager_id", "analytics_site_analytics_id", "require_second_person", 'published', "updated_at", "created_at" FROM \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_settings\` RENAME TO \`site_settings\`;`)
  await db.run(sql`CREATE INDEX \`site_settings_logo_idx\` ON \`site_settings\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_logo_dark_idx\` ON \`site_settings\` (\`logo_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings__status_idx\` ON \`site_settings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new_site_settings_locales\` (
  	\`company_name\` text,
  	\`legal_name\` text,
  	\`tagline\` text,
  	\`description\` text,
  	\`address\` text,
  	\`city\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site_settings_locales\`("company_name", "legal_name", "tagline", "description", "address", "city", "id", "_locale", "_parent_id") SELECT "company_name", "legal_name", "tagline", "description", "address", "city", "id", "_locale", "_parent_id" FROM \`site_settings_locales\`;`)
  await db.run(sql`DROP TABLE \`site_settings_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_settings_locales\` RENAME TO \`site_settings_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`site_settings_locales_locale_parent_id_unique\` ON \`site_settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__site_settings_v_version_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`platform\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__site_settings_v_version_social\`("_order", "_parent_id", "id", "platform", "url", "_uuid") SELECT "_order", "_parent_id", "id", "platform", "url", "_uuid" FROM \`_site_settings_v_version_social\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_social\`;`)
  await db.run(sql`ALTER TABLE \`__new__site_settings_v_version_social\` RENAME TO \`_site_settings_v_version_social\`;`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_social_order_idx\` ON \`_site_settings_v_version_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_social_parent_id_idx\` ON \`_site_settings_v_version_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__site_settings_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_logo_id\` text(36),
  	\`version_logo_dark_id\` text(36),
  	\`version_founded_year\` numeric,
  	\`version_email\` text,
  	\`version_phone\` text,
  	\`version_country\` text DEFAULT 'SA',
  	\`version_time_zone\` text DEFAULT 'Asia/Riyadh',
  	\`version_analytics_tag_manager_id\` text,
  	\`version_analytics_site_analytics_id\` text,
  	\`version_require_second_person\` integer DEFAULT false,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__site_settings_v\`("id", "version_logo_id", "version_logo_dark_id", "version_founded_year", "version_email", "version_phone", "version_country", "version_time_zone", "version_analytics_tag_manager_id", "version_analytics_site_analytics_id", "version_require_second_person", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "version_logo_id", "version_logo_dark_id", "version_founded_year", "version_email", "version_phone", "version_country", "version_time_zone", "version_analytics_tag_manager_id", "version_analytics_site_analytics_id", "version_require_second_person", 'published', "version_updated_at", "version_created_at", "created_at", "updated_at", NULL, NULL, NULL FROM \`_site_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__site_settings_v\` RENAME TO \`_site_settings_v\`;`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_logo_idx\` ON \`_site_settings_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_logo_dark_idx\` ON \`_site_settings_v\` (\`version_logo_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version__status_idx\` ON \`_site_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_snapshot_idx\` ON \`_site_settings_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_published_locale_idx\` ON \`_site_settings_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_latest_idx\` ON \`_site_settings_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new__site_settings_v_locales\` (
  	\`version_company_name\` text,
  	\`version_legal_name\` text,
  	\`version_tagline\` text,
  	\`version_description\` text,
  	\`version_address\` text,
  	\`version_city\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__site_settings_v_locales\`("version_company_name", "version_legal_name", "version_tagline", "version_description", "version_address", "version_city", "id", "_locale", "_parent_id") SELECT "version_company_name", "version_legal_name", "version_tagline", "version_description", "version_address", "version_city", "id", "_locale", "_parent_id" FROM \`_site_settings_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__site_settings_v_locales\` RENAME TO \`_site_settings_v_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_settings_v_locales_locale_parent_id_unique\` ON \`_site_settings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_navigation_about_us_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_navigation_about_us_items\`("_order", "_parent_id", "_locale", "id", "label", "href") SELECT "_order", "_parent_id", "_locale", "id", "label", "href" FROM \`navigation_about_us_items\`;`)
  await db.run(sql`DROP TABLE \`navigation_about_us_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_about_us_items\` RENAME TO \`navigation_about_us_items\`;`)
  await db.run(sql`CREATE INDEX \`navigation_about_us_items_order_idx\` ON \`navigation_about_us_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_about_us_items_parent_id_idx\` ON \`navigation_about_us_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_about_us_items_locale_idx\` ON \`navigation_about_us_items\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new_navigation_services_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_navigation_services_items\`("_order", "_parent_id", "_locale", "id", "label", "href") SELECT "_order", "_parent_id", "_locale", "id", "label", "href" FROM \`navigation_services_items\`;`)
  await db.run(sql`DROP TABLE \`navigation_services_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_services_items\` RENAME TO \`navigation_services_items\`;`)
  await db.run(sql`CREATE INDEX \`navigation_services_items_order_idx\` ON \`navigation_services_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_services_items_parent_id_idx\` ON \`navigation_services_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_services_items_locale_idx\` ON \`navigation_services_items\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new_navigation_solutions_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_navigation_solutions_items\`("_order", "_parent_id", "_locale", "id", "label", "href") SELECT "_order", "_parent_id", "_locale", "id", "label", "href" FROM \`navigation_solutions_items\`;`)
  await db.run(sql`DROP TABLE \`navigation_solutions_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_solutions_items\` RENAME TO \`navigation_solutions_items\`;`)
  await db.run(sql`CREATE INDEX \`navigation_solutions_items_order_idx\` ON \`navigation_solutions_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_solutions_items_parent_id_idx\` ON \`navigation_solutions_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_solutions_items_locale_idx\` ON \`navigation_solutions_items\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new_navigation_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_navigation_links\`("_order", "_parent_id", "_locale", "id", "label", "href") SELECT "_order", "_parent_id", "_locale", "id", "label", "href" FROM \`navigation_links\`;`)
  await db.run(sql`DROP TABLE \`navigation_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_links\` RENAME TO \`navigation_links\`;`)
  await db.run(sql`CREATE INDEX \`navigation_links_order_idx\` ON \`navigation_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_links_parent_id_idx\` ON \`navigation_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_links_locale_idx\` ON \`navigation_links\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new_navigation_locales\` (
  	\`about_us_label\` text,
  	\`services_label\` text,
  	\`solutions_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_navigation_locales\`("about_us_label", "services_label", "solutions_label", "id", "_locale", "_parent_id") SELECT "about_us_label", "services_label", "solutions_label", "id", "_locale", "_parent_id" FROM \`navigation_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_locales\` RENAME TO \`navigation_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_locales_locale_parent_id_unique\` ON \`navigation_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__navigation_v_version_about_us_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__navigation_v_version_about_us_items\`("_order", "_parent_id", "_locale", "id", "label", "href", "_uuid") SELECT "_order", "_parent_id", "_locale", "id", "label", "href", "_uuid" FROM \`_navigation_v_version_about_us_items\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_about_us_items\`;`)
  await db.run(sql`ALTER TABLE \`__new__navigation_v_version_about_us_items\` RENAME TO \`_navigation_v_version_about_us_items\`;`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_about_us_items_order_idx\` ON \`_navigation_v_version_about_us_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_about_us_items_parent_id_idx\` ON \`_navigation_v_version_about_us_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_about_us_items_locale_idx\` ON \`_navigation_v_version_about_us_items\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new__navigation_v_version_services_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__navigation_v_version_services_items\`("_order", "_parent_id", "_locale", "id", "label", "href", "_uuid") SELECT "_order", "_parent_id", "_locale", "id", "label", "href", "_uuid" FROM \`_navigation_v_version_services_items\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_services_items\`;`)
  await db.run(sql`ALTER TABLE \`__new__navigation_v_version_services_items\` RENAME TO \`_navigation_v_version_services_items\`;`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_services_items_order_idx\` ON \`_navigation_v_version_services_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_services_items_parent_id_idx\` ON \`_navigation_v_version_services_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_services_items_locale_idx\` ON \`_navigation_v_version_services_items\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new__navigation_v_version_solutions_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__navigation_v_version_solutions_items\`("_order", "_parent_id", "_locale", "id", "label", "href", "_uuid") SELECT "_order", "_parent_id", "_locale", "id", "label", "href", "_uuid" FROM \`_navigation_v_version_solutions_items\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_solutions_items\`;`)
  await db.run(sql`ALTER TABLE \`__new__navigation_v_version_solutions_items\` RENAME TO \`_navigation_v_version_solutions_items\`;`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_solutions_items_order_idx\` ON \`_navigation_v_version_solutions_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_solutions_items_parent_id_idx\` ON \`_navigation_v_version_solutions_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_solutions_items_locale_idx\` ON \`_navigation_v_version_solutions_items\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new__navigation_v_version_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__navigation_v_version_links\`("_order", "_parent_id", "_locale", "id", "label", "href", "_uuid") SELECT "_order", "_parent_id", "_locale", "id", "label", "href", "_uuid" FROM \`_navigation_v_version_links\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_links\`;`)
  await db.run(sql`ALTER TABLE \`__new__navigation_v_version_links\` RENAME TO \`_navigation_v_version_links\`;`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_links_order_idx\` ON \`_navigation_v_version_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_links_parent_id_idx\` ON \`_navigation_v_version_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_links_locale_idx\` ON \`_navigation_v_version_links\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new__navigation_v_locales\` (
  	\`version_about_us_label\` text,
  	\`version_services_label\` text,
  	\`version_solutions_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__navigation_v_locales\`("version_about_us_label", "version_services_label", "version_solutions_label", "id", "_locale", "_parent_id") SELECT "version_about_us_label", "version_services_label", "version_solutions_label", "id", "_locale", "_parent_id" FROM \`_navigation_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__navigation_v_locales\` RENAME TO \`_navigation_v_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_locales_locale_parent_id_unique\` ON \`_navigation_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer_columns_links\`("_order", "_parent_id", "_locale", "id", "label", "href") SELECT "_order", "_parent_id", "_locale", "id", "label", "href" FROM \`footer_columns_links\`;`)
  await db.run(sql`DROP TABLE \`footer_columns_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer_columns_links\` RENAME TO \`footer_columns_links\`;`)
  await db.run(sql`CREATE INDEX \`footer_columns_links_order_idx\` ON \`footer_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_links_parent_id_idx\` ON \`footer_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_links_locale_idx\` ON \`footer_columns_links\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer_columns\`("_order", "_parent_id", "_locale", "id", "heading") SELECT "_order", "_parent_id", "_locale", "id", "heading" FROM \`footer_columns\`;`)
  await db.run(sql`DROP TABLE \`footer_columns\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer_columns\` RENAME TO \`footer_columns\`;`)
  await db.run(sql`CREATE INDEX \`footer_columns_order_idx\` ON \`footer_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_parent_id_idx\` ON \`footer_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_locale_idx\` ON \`footer_columns\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer_links\`("_order", "_parent_id", "_locale", "id", "label", "href") SELECT "_order", "_parent_id", "_locale", "id", "label", "href" FROM \`footer_links\`;`)
  await db.run(sql`DROP TABLE \`footer_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer_links\` RENAME TO \`footer_links\`;`)
  await db.run(sql`CREATE INDEX \`footer_links_order_idx\` ON \`footer_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_links_parent_id_idx\` ON \`footer_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_links_locale_idx\` ON \`footer_links\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new__footer_v_version_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v_version_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__footer_v_version_columns_links\`("_order", "_parent_id", "_locale", "id", "label", "href", "_uuid") SELECT "_order", "_parent_id", "_locale", "id", "label", "href", "_uuid" FROM \`_footer_v_version_columns_links\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_columns_links\`;`)
  await db.run(sql`ALTER TABLE \`__new__footer_v_version_columns_links\` RENAME TO \`_footer_v_version_columns_links\`;`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_links_order_idx\` ON \`_footer_v_version_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_links_parent_id_idx\` ON \`_footer_v_version_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_links_locale_idx\` ON \`_footer_v_version_columns_links\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new__footer_v_version_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__footer_v_version_columns\`("_order", "_parent_id", "_locale", "id", "heading", "_uuid") SELECT "_order", "_parent_id", "_locale", "id", "heading", "_uuid" FROM \`_footer_v_version_columns\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_columns\`;`)
  await db.run(sql`ALTER TABLE \`__new__footer_v_version_columns\` RENAME TO \`_footer_v_version_columns\`;`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_order_idx\` ON \`_footer_v_version_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_parent_id_idx\` ON \`_footer_v_version_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_locale_idx\` ON \`_footer_v_version_columns\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new__footer_v_version_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__footer_v_version_links\`("_order", "_parent_id", "_locale", "id", "label", "href", "_uuid") SELECT "_order", "_parent_id", "_locale", "id", "label", "href", "_uuid" FROM \`_footer_v_version_links\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_links\`;`)
  await db.run(sql`ALTER TABLE \`__new__footer_v_version_links\` RENAME TO \`_footer_v_version_links\`;`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_links_order_idx\` ON \`_footer_v_version_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_links_parent_id_idx\` ON \`_footer_v_version_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_links_locale_idx\` ON \`_footer_v_version_links\` (\`_locale\`);`)
  await db.run(sql`ALTER TABLE \`mail_templates\` ADD \`desk\` text DEFAULT 'recruitment';`)
  await db.run(sql`CREATE INDEX \`mail_templates_desk_idx\` ON \`mail_templates\` (\`desk\`);`)
  await db.run(sql`ALTER TABLE \`contacts\` ADD \`first_answered_at\` text;`)
  await db.run(sql`ALTER TABLE \`contacts\` ADD \`minutes_to_answer\` numeric;`)
  await db.run(sql`CREATE INDEX \`contacts_first_answered_at_idx\` ON \`contacts\` (\`first_answered_at\`);`)
  await db.run(sql`CREATE INDEX \`contacts_minutes_to_answer_idx\` ON \`contacts\` (\`minutes_to_answer\`);`)
  await db.run(sql`CREATE INDEX \`status_createdAt_idx\` ON \`contacts\` (\`status\`,\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`bundles\` ADD \`note\` text;`)
  await db.run(sql`ALTER TABLE \`bundles\` ADD \`published_at\` text;`)
  await db.run(sql`ALTER TABLE \`bundles\` ADD \`published_by_id\` text(36) REFERENCES users(id);`)
  await db.run(sql`ALTER TABLE \`bundles\` ADD \`error\` text;`)
  await db.run(sql`ALTER TABLE \`bundles\` ADD \`batch\` text;`)
  await db.run(sql`ALTER TABLE \`bundles\` ADD \`before\` text;`)
  await db.run(sql`CREATE INDEX \`bundles_published_by_idx\` ON \`bundles\` (\`published_by_id\`);`)
  await db.run(sql`ALTER TABLE \`outbox\` ADD \`batch\` text;`)
  await db.run(sql`CREATE INDEX \`outbox_batch_idx\` ON \`outbox\` (\`batch\`);`)
  await db.run(sql`ALTER TABLE \`navigation\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`navigation__status_idx\` ON \`navigation\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`_navigation_v\` ADD \`version__status\` text DEFAULT 'draft';`)
  await db.run(sql`ALTER TABLE \`_navigation_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_navigation_v\` ADD \`published_locale\` text;`)
  await db.run(sql`ALTER TABLE \`_navigation_v\` ADD \`latest\` integer;`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_version__status_idx\` ON \`_navigation_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_snapshot_idx\` ON \`_navigation_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_published_locale_idx\` ON \`_navigation_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_latest_idx\` ON \`_navigation_v\` (\`latest\`);`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`footer__status_idx\` ON \`footer\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`_footer_v\` ADD \`version__status\` text DEFAULT 'draft';`)
  await db.run(sql`ALTER TABLE \`_footer_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_footer_v\` ADD \`published_locale\` text;`)
  await db.run(sql`ALTER TABLE \`_footer_v\` ADD \`latest\` integer;`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version__status_idx\` ON \`_footer_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_snapshot_idx\` ON \`_footer_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_published_locale_idx\` ON \`_footer_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_latest_idx\` ON \`_footer_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`collection_documentId_idx\` ON \`comments\` (\`collection\`,\`document_id\`);`)
  // What is there was live: only drafts are new.
  for (const table of ['site_settings', 'navigation', 'footer']) {
    await db.run(sql.raw(`UPDATE ${table} SET _status = 'published'`))
    await db.run(sql.raw(`UPDATE _${table}_v SET version__status = 'published'`))
    await db.run(
      sql.raw(`UPDATE _${table}_v SET latest = true WHERE id = (SELECT id FROM _${table}_v ORDER BY created_at DESC LIMIT 1)`),
    )
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`bundles_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`collection\` text NOT NULL,
  	\`document_id\` text NOT NULL,
  	\`locale\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`bundles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`bundles_items_order_idx\` ON \`bundles_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`bundles_items_parent_id_idx\` ON \`bundles_items\` (\`_parent_id\`);`)
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
  await db.run(sql`DROP TABLE \`contacts_answers\`;`)
  await db.run(sql`DROP TABLE \`comments_rels\`;`)
  await db.run(sql`DROP TABLE \`bundles_globals\`;`)
  await db.run(sql`DROP TABLE \`bundles_languages\`;`)
  await db.run(sql`DROP TABLE \`bundles_rels\`;`)
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`DROP TABLE \`payload_query_presets\`;`)
  await db.run(sql`DROP TABLE \`payload_query_presets_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_bundles\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`state\` text DEFAULT 'collecting',
  	\`publish_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_bundles\`("id", "title", "state", "publish_at", "updated_at", "created_at") SELECT "id", "title", "state", "publish_at", "updated_at", "created_at" FROM \`bundles\`;`)
  await db.run(sql`DROP TABLE \`bundles\`;`)
  await db.run(sql`ALTER TABLE \`__new_bundles\` RENAME TO \`bundles\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`bundles_state_idx\` ON \`bundles\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`bundles_publish_at_idx\` ON \`bundles\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`bundles_updated_at_idx\` ON \`bundles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`bundles_created_at_idx\` ON \`bundles\` (\`created_at\`);`)
  await db.run(sql`DROP INDEX \`mail_templates_desk_idx\`;`)
  await db.run(sql`ALTER TABLE \`mail_templates\` DROP COLUMN \`desk\`;`)
  await db.run(sql`DROP INDEX \`contacts_first_answered_at_idx\`;`)
  await db.run(sql`DROP INDEX \`contacts_minutes_to_answer_idx\`;`)
  await db.run(sql`DROP INDEX \`status_createdAt_idx\`;`)
  await db.run(sql`ALTER TABLE \`contacts\` DROP COLUMN \`first_answered_at\`;`)
  await db.run(sql`ALTER TABLE \`contacts\` DROP COLUMN \`minutes_to_answer\`;`)
  await db.run(sql`DROP INDEX \`collection_documentId_idx\`;`)
  await db.run(sql`DROP INDEX \`collection_documentId_at_idx\`;`)
  await db.run(sql`CREATE INDEX \`audit_log_collection_idx\` ON \`audit_log\` (\`collection\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_document_id_idx\` ON \`audit_log\` (\`document_id\`);`)
  await db.run(sql`ALTER TABLE \`audit_log\` DROP COLUMN \`name\`;`)
  await db.run(sql`ALTER TABLE \`audit_log\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`audit_log\` DROP COLUMN \`locale\`;`)
  await db.run(sql`DROP INDEX \`outbox_batch_idx\`;`)
  await db.run(sql`ALTER TABLE \`outbox\` DROP COLUMN \`batch\`;`)
  await db.run(sql`CREATE TABLE \`__new_site_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`logo_id\` text(36),
  	\`logo_dark_id\` text(36),
  	\`founded_year\` numeric,
  	\`email\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`country\` text DEFAULT 'SA',
  	\`time_zone\` text DEFAULT 'Asia/Riyadh' NOT NULL,
  	\`analytics_tag_manager_id\` text,
  	\`analytics_site_analytics_id\` text,
  	\`require_second_person\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site_settings\`("id", "logo_id", "logo_dark_id", "founded_year", "email", "phone", "country", "time_zone", "analytics_tag_manager_id", "analytics_site_analytics_id", "require_second_person", "updated_at", "created_at") SELECT "id", "logo_id", "logo_dark_id", "founded_year", "email", "phone", "country", "time_zone", "analytics_tag_manager_id", "analytics_site_analytics_id", "require_second_person", "updated_at", "created_at" FROM \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_settings\` RENAME TO \`site_settings\`;`)
  await db.run(sql`CREATE INDEX \`site_settings_logo_idx\` ON \`site_settings\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_logo_dark_idx\` ON \`site_settings\` (\`logo_dark_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__site_settings_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_logo_id\` text(36),
  	\`version_logo_dark_id\` text(36),
  	\`version_founded_year\` numeric,
  	\`version_email\` text NOT NULL,
  	\`version_phone\` text NOT NULL,
  	\`version_country\` text DEFAULT 'SA',
  	\`version_time_zone\` text DEFAULT 'Asia/Riyadh' NOT NULL,
  	\`version_analytics_tag_manager_id\` text,
  	\`version_analytics_site_analytics_id\` text,
  	\`version_require_second_person\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__site_settings_v\`("id", "version_logo_id", "version_logo_dark_id", "version_founded_year", "version_email", "version_phone", "version_country", "version_time_zone", "version_analytics_tag_manager_id", "version_analytics_site_analytics_id", "version_require_second_person", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_logo_id", "version_logo_dark_id", "version_founded_year", "version_email", "version_phone", "version_country", "version_time_zone", "version_analytics_tag_manager_id", "version_analytics_site_analytics_id", "version_require_second_person", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_site_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__site_settings_v\` RENAME TO \`_site_settings_v\`;`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_logo_idx\` ON \`_site_settings_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_logo_dark_idx\` ON \`_site_settings_v\` (\`version_logo_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`DROP INDEX \`navigation__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`navigation\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`_navigation_v_version_version__status_idx\`;`)
  await db.run(sql`DROP INDEX \`_navigation_v_snapshot_idx\`;`)
  await db.run(sql`DROP INDEX \`_navigation_v_published_locale_idx\`;`)
  await db.run(sql`DROP INDEX \`_navigation_v_latest_idx\`;`)
  await db.run(sql`ALTER TABLE \`_navigation_v\` DROP COLUMN \`version__status\`;`)
  await db.run(sql`ALTER TABLE \`_navigation_v\` DROP COLUMN \`snapshot\`;`)
  await db.run(sql`ALTER TABLE \`_navigation_v\` DROP COLUMN \`published_locale\`;`)
  await db.run(sql`ALTER TABLE \`_navigation_v\` DROP COLUMN \`latest\`;`)
  await db.run(sql`DROP INDEX \`footer__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`footer\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`_footer_v_version_version__status_idx\`;`)
  await db.run(sql`DROP INDEX \`_footer_v_snapshot_idx\`;`)
  await db.run(sql`DROP INDEX \`_footer_v_published_locale_idx\`;`)
  await db.run(sql`DROP INDEX \`_footer_v_latest_idx\`;`)
  await db.run(sql`ALTER TABLE \`_footer_v\` DROP COLUMN \`version__status\`;`)
  await db.run(sql`ALTER TABLE \`_footer_v\` DROP COLUMN \`snapshot\`;`)
  await db.run(sql`ALTER TABLE \`_footer_v\` DROP COLUMN \`published_locale\`;`)
  await db.run(sql`ALTER TABLE \`_footer_v\` DROP COLUMN \`latest\`;`)
  await db.run(sql`CREATE TABLE \`__new_site_settings_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`platform\` text NOT NULL,
  	\`url\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site_settings_social\`("_order", "_parent_id", "id", "platform", "url") SELECT "_order", "_parent_id", "id", "platform", "url" FROM \`site_settings_social\`;`)
  await db.run(sql`DROP TABLE \`site_settings_social\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_settings_social\` RENAME TO \`site_settings_social\`;`)
  await db.run(sql`CREATE INDEX \`site_settings_social_order_idx\` ON \`site_settings_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_social_parent_id_idx\` ON \`site_settings_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_site_settings_locales\` (
  	\`company_name\` text NOT NULL,
  	\`legal_name\` text,
  	\`tagline\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`address\` text NOT NULL,
  	\`city\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site_settings_locales\`("company_name", "legal_name", "tagline", "description", "address", "city", "id", "_locale", "_parent_id") SELECT "company_name", "legal_name", "tagline", "description", "address", "city", "id", "_locale", "_parent_id" FROM \`site_settings_locales\`;`)
  await db.run(sql`DROP TABLE \`site_settings_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_settings_locales\` RENAME TO \`site_settings_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`site_settings_locales_locale_parent_id_unique\` ON \`site_settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__site_settings_v_version_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`platform\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__site_settings_v_version_social\`("_order", "_parent_id", "id", "platform", "url", "_uuid") SELECT "_order", "_parent_id", "id", "platform", "url", "_uuid" FROM \`_site_settings_v_version_social\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_social\`;`)
  await db.run(sql`ALTER TABLE \`__new__site_settings_v_version_social\` RENAME TO \`_site_settings_v_version_social\`;`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_social_order_idx\` ON \`_site_settings_v_version_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_social_parent_id_idx\` ON \`_site_settings_v_version_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__site_settings_v_locales\` (
  	\`version_company_name\` text NOT NULL,
  	\`version_legal_name\` text,
  	\`version_tagline\` text NOT NULL,
  	\`version_description\` text NOT NULL,
  	\`version_address\` text NOT NULL,
  	\`version_city\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__site_settings_v_locales\`("version_company_name", "version_legal_name", "version_tagline", "version_description", "version_address", "version_city", "id", "_locale", "_parent_id") SELECT "version_company_name", "version_legal_name", "version_tagline", "version_description", "version_address", "version_city", "id", "_locale", "_parent_id" FROM \`_site_settings_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__site_settings_v_locales\` RENAME TO \`_site_settings_v_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_settings_v_locales_locale_parent_id_unique\` ON \`_site_settings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_navigation_about_us_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_navigation_about_us_items\`("_order", "_parent_id", "_locale", "id", "label", "href") SELECT "_order", "_parent_id", "_locale", "id", "label", "href" FROM \`navigation_about_us_items\`;`)
  await db.run(sql`DROP TABLE \`navigation_about_us_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_about_us_items\` RENAME TO \`navigation_about_us_items\`;`)
  await db.run(sql`CREATE INDEX \`navigation_about_us_items_order_idx\` ON \`navigation_about_us_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_about_us_items_parent_id_idx\` ON \`navigation_about_us_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_about_us_items_locale_idx\` ON \`navigation_about_us_items\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new_navigation_services_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_navigation_services_items\`("_order", "_parent_id", "_locale", "id", "label", "href") SELECT "_order", "_parent_id", "_locale", "id", "label", "href" FROM \`navigation_services_items\`;`)
  await db.run(sql`DROP TABLE \`navigation_services_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_services_items\` RENAME TO \`navigation_services_items\`;`)
  await db.run(sql`CREATE INDEX \`navigation_services_items_order_idx\` ON \`navigation_services_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_services_items_parent_id_idx\` ON \`navigation_services_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_services_items_locale_idx\` ON \`navigation_services_items\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new_navigation_solutions_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_navigation_solutions_items\`("_order", "_parent_id", "_locale", "id", "label", "href") SELECT "_order", "_parent_id", "_locale", "id", "label", "href" FROM \`navigation_solutions_items\`;`)
  await db.run(sql`DROP TABLE \`navigation_solutions_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_solutions_items\` RENAME TO \`navigation_solutions_items\`;`)
  await db.run(sql`CREATE INDEX \`navigation_solutions_items_order_idx\` ON \`navigation_solutions_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_solutions_items_parent_id_idx\` ON \`navigation_solutions_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_solutions_items_locale_idx\` ON \`navigation_solutions_items\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new_navigation_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_navigation_links\`("_order", "_parent_id", "_locale", "id", "label", "href") SELECT "_order", "_parent_id", "_locale", "id", "label", "href" FROM \`navigation_links\`;`)
  await db.run(sql`DROP TABLE \`navigation_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_links\` RENAME TO \`navigation_links\`;`)
  await db.run(sql`CREATE INDEX \`navigation_links_order_idx\` ON \`navigation_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_links_parent_id_idx\` ON \`navigation_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_links_locale_idx\` ON \`navigation_links\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new_navigation_locales\` (
  	\`about_us_label\` text NOT NULL,
  	\`services_label\` text NOT NULL,
  	\`solutions_label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_navigation_locales\`("about_us_label", "services_label", "solutions_label", "id", "_locale", "_parent_id") SELECT "about_us_label", "services_label", "solutions_label", "id", "_locale", "_parent_id" FROM \`navigation_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_locales\` RENAME TO \`navigation_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_locales_locale_parent_id_unique\` ON \`navigation_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__navigation_v_version_about_us_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__navigation_v_version_about_us_items\`("_order", "_parent_id", "_locale", "id", "label", "href", "_uuid") SELECT "_order", "_parent_id", "_locale", "id", "label", "href", "_uuid" FROM \`_navigation_v_version_about_us_items\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_about_us_items\`;`)
  await db.run(sql`ALTER TABLE \`__new__navigation_v_version_about_us_items\` RENAME TO \`_navigation_v_version_about_us_items\`;`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_about_us_items_order_idx\` ON \`_navigation_v_version_about_us_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_about_us_items_parent_id_idx\` ON \`_navigation_v_version_about_us_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_about_us_items_locale_idx\` ON \`_navigation_v_version_about_us_items\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new__navigation_v_version_services_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__navigation_v_version_services_items\`("_order", "_parent_id", "_locale", "id", "label", "href", "_uuid") SELECT "_order", "_parent_id", "_locale", "id", "label", "href", "_uuid" FROM \`_navigation_v_version_services_items\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_services_items\`;`)
  await db.run(sql`ALTER TABLE \`__new__navigation_v_version_services_items\` RENAME TO \`_navigation_v_version_services_items\`;`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_services_items_order_idx\` ON \`_navigation_v_version_services_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_services_items_parent_id_idx\` ON \`_navigation_v_version_services_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_services_items_locale_idx\` ON \`_navigation_v_version_services_items\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new__navigation_v_version_solutions_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__navigation_v_version_solutions_items\`("_order", "_parent_id", "_locale", "id", "label", "href", "_uuid") SELECT "_order", "_parent_id", "_locale", "id", "label", "href", "_uuid" FROM \`_navigation_v_version_solutions_items\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_solutions_items\`;`)
  await db.run(sql`ALTER TABLE \`__new__navigation_v_version_solutions_items\` RENAME TO \`_navigation_v_version_solutions_items\`;`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_solutions_items_order_idx\` ON \`_navigation_v_version_solutions_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_solutions_items_parent_id_idx\` ON \`_navigation_v_version_solutions_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_solutions_items_locale_idx\` ON \`_navigation_v_version_solutions_items\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new__navigation_v_version_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__navigation_v_version_links\`("_order", "_parent_id", "_locale", "id", "label", "href", "_uuid") SELECT "_order", "_parent_id", "_locale", "id", "label", "href", "_uuid" FROM \`_navigation_v_version_links\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_links\`;`)
  await db.run(sql`ALTER TABLE \`__new__navigation_v_version_links\` RENAME TO \`_navigation_v_version_links\`;`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_links_order_idx\` ON \`_navigation_v_version_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_links_parent_id_idx\` ON \`_navigation_v_version_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_links_locale_idx\` ON \`_navigation_v_version_links\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new__navigation_v_locales\` (
  	\`version_about_us_label\` text NOT NULL,
  	\`version_services_label\` text NOT NULL,
  	\`version_solutions_label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__navigation_v_locales\`("version_about_us_label", "version_services_label", "version_solutions_label", "id", "_locale", "_parent_id") SELECT "version_about_us_label", "version_services_label", "version_solutions_label", "id", "_locale", "_parent_id" FROM \`_navigation_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__navigation_v_locales\` RENAME TO \`_navigation_v_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_locales_locale_parent_id_unique\` ON \`_navigation_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer_columns_links\`("_order", "_parent_id", "_locale", "id", "label", "href") SELECT "_order", "_parent_id", "_locale", "id", "label", "href" FROM \`footer_columns_links\`;`)
  await db.run(sql`DROP TABLE \`footer_columns_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer_columns_links\` RENAME TO \`footer_columns_links\`;`)
  await db.run(sql`CREATE INDEX \`footer_columns_links_order_idx\` ON \`footer_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_links_parent_id_idx\` ON \`footer_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_links_locale_idx\` ON \`footer_columns_links\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer_columns\`("_order", "_parent_id", "_locale", "id", "heading") SELECT "_order", "_parent_id", "_locale", "id", "heading" FROM \`footer_columns\`;`)
  await db.run(sql`DROP TABLE \`footer_columns\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer_columns\` RENAME TO \`footer_columns\`;`)
  await db.run(sql`CREATE INDEX \`footer_columns_order_idx\` ON \`footer_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_parent_id_idx\` ON \`footer_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_locale_idx\` ON \`footer_columns\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer_links\`("_order", "_parent_id", "_locale", "id", "label", "href") SELECT "_order", "_parent_id", "_locale", "id", "label", "href" FROM \`footer_links\`;`)
  await db.run(sql`DROP TABLE \`footer_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer_links\` RENAME TO \`footer_links\`;`)
  await db.run(sql`CREATE INDEX \`footer_links_order_idx\` ON \`footer_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_links_parent_id_idx\` ON \`footer_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_links_locale_idx\` ON \`footer_links\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new__footer_v_version_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v_version_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__footer_v_version_columns_links\`("_order", "_parent_id", "_locale", "id", "label", "href", "_uuid") SELECT "_order", "_parent_id", "_locale", "id", "label", "href", "_uuid" FROM \`_footer_v_version_columns_links\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_columns_links\`;`)
  await db.run(sql`ALTER TABLE \`__new__footer_v_version_columns_links\` RENAME TO \`_footer_v_version_columns_links\`;`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_links_order_idx\` ON \`_footer_v_version_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_links_parent_id_idx\` ON \`_footer_v_version_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_links_locale_idx\` ON \`_footer_v_version_columns_links\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new__footer_v_version_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`heading\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__footer_v_version_columns\`("_order", "_parent_id", "_locale", "id", "heading", "_uuid") SELECT "_order", "_parent_id", "_locale", "id", "heading", "_uuid" FROM \`_footer_v_version_columns\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_columns\`;`)
  await db.run(sql`ALTER TABLE \`__new__footer_v_version_columns\` RENAME TO \`_footer_v_version_columns\`;`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_order_idx\` ON \`_footer_v_version_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_parent_id_idx\` ON \`_footer_v_version_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_locale_idx\` ON \`_footer_v_version_columns\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`__new__footer_v_version_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__footer_v_version_links\`("_order", "_parent_id", "_locale", "id", "label", "href", "_uuid") SELECT "_order", "_parent_id", "_locale", "id", "label", "href", "_uuid" FROM \`_footer_v_version_links\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_links\`;`)
  await db.run(sql`ALTER TABLE \`__new__footer_v_version_links\` RENAME TO \`_footer_v_version_links\`;`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_links_order_idx\` ON \`_footer_v_version_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_links_parent_id_idx\` ON \`_footer_v_version_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_links_locale_idx\` ON \`_footer_v_version_links\` (\`_locale\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`audit_log_id\` text(36) REFERENCES audit_log(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_log_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_log_id\`);`)
}
