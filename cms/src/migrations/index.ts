import * as migration_20261121_024507_initial from './20261121_024507_initial';
import * as migration_20261121_161032_forms from './20261121_161032_forms';
import * as migration_20261121_161306_hiring_desk from './20261121_161306_hiring_desk';
import * as migration_20261121_162957_sign_in from './20261121_162957_sign_in';
import * as migration_20261121_163858_control_panel from './20261121_163858_control_panel';
import * as migration_20261121_172342_share_images from './20261121_172342_share_images';
import * as migration_20261122_000730_indexed_parents from './20261122_000730_indexed_parents';
import * as migration_20261122_020922_dismissed_suggestions from './20261122_020922_dismissed_suggestions';
import * as migration_20261122_031421_document_id_indexes from './20261122_031421_document_id_indexes';
import * as migration_20261122_032052_own_emails from './20261122_032052_own_emails';
import * as migration_20261122_164000_template_titles from './20261122_164000_template_titles';
import * as migration_20261124_032100_one_latest_version from './20261124_032100_one_latest_version';
import * as migration_20261128_191725_outbox_versions from './20261128_191725_outbox_versions';
import * as migration_20261129_180000_let_go from './20261129_180000_let_go';

export const migrations = [
  {
    up: migration_20261121_024507_initial.up,
    down: migration_20261121_024507_initial.down,
    name: '20261121_024507_initial',
  },
  {
    up: migration_20261121_161032_forms.up,
    down: migration_20261121_161032_forms.down,
    name: '20261121_161032_forms',
  },
  {
    up: migration_20261121_161306_hiring_desk.up,
    down: migration_20261121_161306_hiring_desk.down,
    name: '20261121_161306_hiring_desk',
  },
  {
    up: migration_20261121_162957_sign_in.up,
    down: migration_20261121_162957_sign_in.down,
    name: '20261121_162957_sign_in',
  },
  {
    up: migration_20261121_163858_control_panel.up,
    down: migration_20261121_163858_control_panel.down,
    name: '20261121_163858_control_panel',
  },
  {
    up: migration_20261121_172342_share_images.up,
    down: migration_20261121_172342_share_images.down,
    name: '20261121_172342_share_images',
  },
  {
    up: migration_20261122_000730_indexed_parents.up,
    down: migration_20261122_000730_indexed_parents.down,
    name: '20261122_000730_indexed_parents',
  },
  {
    up: migration_20261122_020922_dismissed_suggestions.up,
    down: migration_20261122_020922_dismissed_suggestions.down,
    name: '20261122_020922_dismissed_suggestions',
  },
  {
    up: migration_20261122_031421_document_id_indexes.up,
    down: migration_20261122_031421_document_id_indexes.down,
    name: '20261122_031421_document_id_indexes',
  },
  {
    up: migration_20261122_032052_own_emails.up,
    down: migration_20261122_032052_own_emails.down,
    name: '20261122_032052_own_emails',
  },
  {
    up: migration_20261122_164000_template_titles.up,
    down: migration_20261122_164000_template_titles.down,
    name: '20261122_164000_template_titles',
  },
  {
    up: migration_20261124_032100_one_latest_version.up,
    down: migration_20261124_032100_one_latest_version.down,
    name: '20261124_032100_one_latest_version',
  },
  {
    up: migration_20261128_191725_outbox_versions.up,
    down: migration_20261128_191725_outbox_versions.down,
    name: '20261128_191725_outbox_versions',
  },
  {
    up: migration_20261129_180000_let_go.up,
    down: migration_20261129_180000_let_go.down,
    name: '20261129_180000_let_go'
  },
];
